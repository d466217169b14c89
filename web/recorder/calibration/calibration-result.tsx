import { Trans, useLingui } from '@lingui/react/macro';
import { calibrationCommands } from '#domain/sessions/contract/calibration.ts';
import { send } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useCalibrationChange } from './calibration-change.ts';
import { type Calibration, failureWords } from './calibration-words.ts';

type CalibrationResultProps = Readonly<{ calibration: Calibration; onAgain: () => void }>;

export function CalibrationResult({ calibration, onAgain }: CalibrationResultProps) {
  const { i18n } = useLingui();
  const { status, failure } = calibration;
  if (status === 'failed' && failure) {
    return (
      <Card role="status" className="grid justify-items-start gap-3 p-6 max-md:p-5">
        <h2>
          <Trans>Das hat noch nicht geklappt</Trans>
        </h2>
        <p className="max-w-[62ch] text-ink-soft">{i18n._(failureWords[failure])}</p>
        <Levels calibration={calibration} />
        <Button look="primary" onClick={onAgain}>
          <Trans>Noch einmal von vorn</Trans>
        </Button>
      </Card>
    );
  }
  if (status === 'undone') {
    return (
      <Card role="status" className="grid justify-items-start gap-3 p-6 max-md:p-5">
        <h2>
          <Trans>Einmessung zurückgenommen</Trans>
        </h2>
        <p className="max-w-[62ch] text-ink-soft">
          {calibration.gainInForce === null ? (
            <Trans>Für dieses Mikrofon gilt keine Einmessung mehr. Aufnahmen damit werden gerade neu bewertet.</Trans>
          ) : (
            <Trans>Es gilt wieder die Einmessung davor. Aufnahmen damit werden gerade neu bewertet.</Trans>
          )}
        </p>
        <Button look="primary" onClick={onAgain}>
          <Trans>Noch einmal messen</Trans>
        </Button>
      </Card>
    );
  }
  return <Measured calibration={calibration} onAgain={onAgain} />;
}

function Measured({ calibration, onAgain }: CalibrationResultProps) {
  const { tenths } = useFormats();
  const apply = useCalibrationChange(() =>
    send(calibrationCommands.ApplyCalibration, { calibrationId: calibration.id }),
  );
  const gain = calibration.gain ?? 0;
  const [decibels, isApplied] = [tenths(Math.abs(gain)), calibration.status === 'applied'];
  return (
    <Card role="status" className="grid justify-items-start gap-4 p-6 max-md:p-5">
      <h2>{isApplied ? <Trans>Ihr Mikrofon ist eingemessen</Trans> : <Trans>Gemessen</Trans>}</h2>
      <p className="max-w-[62ch] text-ink-soft">
        {gain >= 0 ? (
          <Trans>
            Ihre normale Stimme kommt {decibels} dB leiser an als üblich. So viel rechnet Rostra künftig dazu.
          </Trans>
        ) : (
          <Trans>Ihre normale Stimme kommt {decibels} dB lauter an als üblich. So viel zieht Rostra künftig ab.</Trans>
        )}{' '}
        {isApplied && (
          <Trans>
            Frühere Aufnahmen mit diesem Mikrofon werden gerade neu bewertet. Rückgängig machen geht jederzeit.
          </Trans>
        )}
      </p>
      <Levels calibration={calibration} />
      <div className="flex flex-wrap gap-2">
        {!isApplied && (
          <Button look="primary" busy={apply.isPending} onClick={() => apply.mutate()}>
            <Trans>Für dieses Mikrofon verwenden</Trans>
          </Button>
        )}
        <Button onClick={onAgain}>
          <Trans>Noch einmal messen</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Levels({ calibration: { levels } }: Readonly<{ calibration: Calibration }>) {
  const { tenths } = useFormats();
  const shown = (level: number | null) => (level === null ? '–' : `${tenths(level)} dBFS`);
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm tabular-nums">
      <dt className="text-ink-soft">
        <Trans>Ruhiger Raum</Trans>
      </dt>
      <dd>{shown(levels.quiet)}</dd>
      <dt className="text-ink-soft">
        <Trans>Normale Stimme</Trans>
      </dt>
      <dd>{shown(levels.normal)}</dd>
      <dt className="text-ink-soft">
        <Trans>Laute Stimme</Trans>
      </dt>
      <dd>{shown(levels.loud)}</dd>
    </dl>
  );
}
