import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, RotateCcw, WifiOff, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { useUnloadGuard } from '../../lib/leave-guards.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type Upload, uploadState } from '../upload-state.ts';
import { CornerCard } from './corner-card.tsx';
import { LogoutGuard } from './logout-guard.tsx';
import { remainingSeconds, shareSent } from './remaining-time.ts';

/** The running upload, on every page. */
export function UploadProgress() {
  const { upload } = useSnapshot(uploadState);
  const [leaving, setLeaving] = useState(false);
  useUnloadGuard(upload !== null);
  if (!upload) return null;
  return (
    <>
      <LogoutGuard cancel={upload.cancel} />
      <CornerCard>
        <Facts upload={upload} onCancel={() => setLeaving(true)} />
      </CornerCard>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={<Trans>Hochladen verwerfen?</Trans>}
        description={
          <Trans>Was schon angekommen ist, wird auf dem Server gelöscht. Ihre Datei bleibt, wo sie ist.</Trans>
        }
        confirm={<Trans>Verwerfen</Trans>}
        onConfirm={() => {
          setLeaving(false);
          upload.cancel();
        }}
      />
    </>
  );
}

type FactsProps = Readonly<{ upload: Upload; onCancel: () => void }>;

function Facts({ upload, onCancel }: FactsProps) {
  const { t } = useLingui();
  const { name, phase } = upload;
  const isMoving = phase === 'trying' || phase === 'finishing';
  return (
    <>
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
        <GoOnButton upload={upload} />
        {phase !== 'finishing' && (
          <Button look="quiet" size="icon" aria-label={t`Abbrechen`} title={t`Abbrechen`} onClick={onCancel}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <ProgressBar label={t`${name} wird hochgeladen`} value={shareSent(upload)} tone={isMoving ? 'primary' : 'near'} />
      <p className="flex justify-between gap-3 text-xs text-ink-soft tabular-nums">
        <Sent upload={upload} />
        {phase === 'trying' && <Remaining upload={upload} />}
      </p>
      <p role="status" className="flex items-center gap-2 text-xs empty:hidden">
        <Standing phase={phase} />
      </p>
    </>
  );
}

function GoOnButton({ upload: { phase, pause, resume } }: Pick<FactsProps, 'upload'>) {
  const { t } = useLingui();
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button look="quiet" size="icon" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </Button>
  );
  if (phase === 'paused') return button(t`Weiter hochladen`, <Play aria-hidden="true" />, resume);
  if (phase === 'waiting') return button(t`Jetzt versuchen`, <RotateCcw aria-hidden="true" />, resume);
  return phase === 'trying' ? button(t`Hochladen anhalten`, <Pause aria-hidden="true" />, pause) : null;
}

function Sent({ upload }: Pick<FactsProps, 'upload'>) {
  const { size } = useFormats();
  const [sent, total] = [size(upload.sent), size(upload.total)];
  return (
    <span>
      {upload.phase === 'finishing' ? (
        <Trans>Alles gesendet, wird geprüft …</Trans>
      ) : (
        <Trans>
          {sent} von {total}
        </Trans>
      )}
    </span>
  );
}

function Remaining({ upload }: Pick<FactsProps, 'upload'>) {
  const { percent } = useFormats();
  const seconds = remainingSeconds(upload.samples, upload.total, Date.now());
  if (seconds === undefined) return <span>{percent(shareSent(upload))}</span>;
  const left = clockTime(Math.ceil(seconds));
  return (
    <span>
      <Trans>noch {left} min</Trans>
    </span>
  );
}

/** Why the upload waits, and what happens next. */
function Standing({ phase }: Pick<Upload, 'phase'>) {
  switch (phase) {
    case 'paused':
      return <Trans>Angehalten. Was angekommen ist, bleibt sieben Tage auf dem Server.</Trans>;
    case 'offline':
      return (
        <>
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-near" />
          <Trans>Keine Verbindung. Es geht von selbst weiter, sobald es wieder eine gibt.</Trans>
        </>
      );
    case 'waiting':
      return <Trans>Die Verbindung ist abgebrochen. Gleich wird es noch einmal versucht.</Trans>;
    default:
      return null;
  }
}
