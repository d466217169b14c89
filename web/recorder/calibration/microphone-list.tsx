import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { calibrationCommands } from '#domain/sessions/contract/calibration.ts';
import { send } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCalibrationChange } from './calibration-change.ts';
import { type Calibration, statusWords } from './calibration-words.ts';

/** The known microphones, each with its calibration. */
export function MicrophoneList({ calibrations }: Readonly<{ calibrations: readonly Calibration[] }>) {
  const { t } = useLingui();
  return (
    <Card className="p-6 max-md:p-5">
      <h2>
        <Trans>Ihre Mikrofone</Trans>
      </h2>
      {calibrations.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>Noch ist keines eingemessen.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Ihre Mikrofone`} className="mt-2 divide-y divide-line">
          {calibrations.map((calibration) => (
            <Row key={calibration.id} calibration={calibration} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ calibration }: Readonly<{ calibration: Calibration }>) {
  const { t, i18n } = useLingui();
  const { shortDateTime, tenths } = useFormats();
  const [asked, setAsked] = useState(false);
  const { id, deviceName, gainInForce, status, changedAt } = calibration;
  const undo = useCalibrationChange(() => send(calibrationCommands.UndoCalibration, { calibrationId: id }));
  const gain = gainInForce === null ? null : tenths(gainInForce);
  return (
    <li className="grid gap-1 py-3 last:pb-0">
      <p className="font-[550] wrap-anywhere">{deviceName || t`Mikrofon ohne Namen`}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {gain === null ? i18n._(statusWords[status]) : <Trans>wird verwendet: {gain} dB</Trans>} ·{' '}
        {shortDateTime(changedAt)}
      </p>
      {gain !== null && (
        <Button
          look="quiet"
          className="-ml-3.5 justify-self-start"
          busy={undo.isPending}
          onClick={() => setAsked(true)}
        >
          <Trans>Zurücknehmen</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={<Trans>Einmessung zurücknehmen?</Trans>}
        description={
          <Trans>
            Es gilt wieder die Einmessung davor, oder keine. Aufnahmen mit diesem Mikrofon werden neu bewertet.
          </Trans>
        }
        confirm={<Trans>Zurücknehmen</Trans>}
        onConfirm={() => {
          setAsked(false);
          undo.mutate();
        }}
      />
    </li>
  );
}
