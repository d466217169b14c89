import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { acceptedFiles } from './transcript-format.ts';

/** Takes a text or captions from a file. */
export function TranscriptFile({ onChoose }: Readonly<{ onChoose: (file: File) => void }>) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        tabIndex={-1}
        aria-label={t`Datei mit dem Wortlaut`}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that the same file can be chosen once more after it was changed.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FileText aria-hidden="true" />
        <Trans>Aus einer Datei</Trans>
      </Button>
      <span className="text-xs text-ink-faint">
        <Trans>TXT, VTT oder SRT, höchstens 1 MB</Trans>
      </span>
    </div>
  );
}
