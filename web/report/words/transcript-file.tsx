import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { FileButton } from '../../ui/file-button.tsx';
import { acceptedFiles } from './transcript-format.ts';

/** Takes a text or captions from a file. */
export function TranscriptFile({ onChoose }: Readonly<{ onChoose: (file: File) => void }>) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <FileButton label={t`Datei mit dem Wortlaut`} accept={acceptedFiles} onChoose={onChoose}>
        <FileText aria-hidden="true" />
        <Trans>Aus einer Datei</Trans>
      </FileButton>
      <span className="text-xs text-ink-faint">
        <Trans>TXT, VTT oder SRT, höchstens 1 MB</Trans>
      </span>
    </div>
  );
}
