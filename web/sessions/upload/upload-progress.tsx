import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { clockTime } from '#domain/sessions/shown/clock-time.ts';
import { useUnloadGuard } from '../../lib/leave-guards.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type Upload, uploadState } from '../upload-state.ts';
import { LogoutGuard } from './logout-guard.tsx';
import { remainingSeconds, shareSent } from './remaining-time.ts';

/** What is being uploaded, on every page. */
export function UploadProgress() {
  const { upload } = useSnapshot(uploadState);
  useUnloadGuard(upload !== null);
  if (!upload) return null;
  return (
    <>
      <LogoutGuard cancel={upload.cancel} />
      <Card className="appear fixed print:hidden right-6 bottom-6 z-30 grid w-[360px] gap-2 p-4 text-sm shadow-2 max-md:inset-x-4 max-md:bottom-[calc(84px+env(safe-area-inset-bottom))] max-md:w-auto">
        <Facts upload={upload} />
      </Card>
    </>
  );
}

function Facts({ upload }: Readonly<{ upload: Upload }>) {
  const { t } = useLingui();
  const { size, percent } = useFormats();
  const share = shareSent(upload);
  const remaining = remainingSeconds({ ...upload, at: Date.now() });
  const [sent, total] = [size(upload.sent), size(upload.total)];
  const left = remaining === undefined ? '' : clockTime(Math.ceil(remaining));
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{upload.name}</span>
        <Button look="quiet" onClick={upload.cancel}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
      <ProgressBar label={t`${upload.name} wird hochgeladen`} value={share} />
      <p className="flex justify-between gap-3 text-xs text-ink-soft tabular-nums">
        <span>
          {share < 1 ? (
            <Trans>
              {sent} von {total}
            </Trans>
          ) : (
            <Trans>Alles gesendet, wird geprüft …</Trans>
          )}
        </span>
        <span>{share < 1 && (left ? <Trans>noch {left} min</Trans> : percent(share))}</span>
      </p>
    </>
  );
}
