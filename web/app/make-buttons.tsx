import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Mic, Upload } from 'lucide-react';
import { Link } from 'wouter';
import { usePermitted } from '../lib/current-user.tsx';
import { mayRecord, mayUpload } from '../lib/gates.ts';
import { openUpload } from '../sessions/upload-state.ts';
import { Button } from '../ui/button.tsx';
import { WhenMini } from './when-mini.tsx';

type MiniProps = Readonly<{ mini: boolean }>;

/** The buttons to record or upload a talk, above the list of talks. */
export function MakeButtons({ mini }: MiniProps) {
  const [records, uploads] = [usePermitted(mayRecord), usePermitted(mayUpload)];
  if (!records && !uploads) return null;
  return (
    <div className={cx('grid gap-2 pb-4', mini && 'justify-center')}>
      {records && <RecordButton mini={mini} />}
      {uploads && <UploadButton mini={mini} />}
    </div>
  );
}

function RecordButton({ mini }: MiniProps) {
  const { t } = useLingui();
  return (
    <WhenMini mini={mini} text={t`Aufnehmen`}>
      <Button asChild look="record" size={mini ? 'icon' : 'normal'}>
        <Link href="/liverecorder">
          <Mic aria-hidden="true" />
          <span className={cx(mini && 'sr-only')}>
            <Trans>Aufnehmen</Trans>
          </span>
        </Link>
      </Button>
    </WhenMini>
  );
}

function UploadButton({ mini }: MiniProps) {
  const { t } = useLingui();
  return (
    <WhenMini mini={mini} text={t`Hochladen`}>
      <Button size={mini ? 'icon' : 'normal'} onClick={() => openUpload()}>
        <Upload aria-hidden="true" />
        <span className={cx(mini && 'sr-only')}>
          <Trans>Hochladen</Trans>
        </span>
      </Button>
    </WhenMini>
  );
}
