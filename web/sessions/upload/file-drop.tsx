import { Trans, useLingui } from '@lingui/react/macro';
import { FileAudio, FileVideo, UploadCloud } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useFormats } from '../formats.ts';
import type { MediaType } from './upload-rules.ts';

type FileDropProps = Readonly<{
  file: File | null;
  type: MediaType;
  /** For the file dialog of the browser. */
  accept: string;
  maxBytes: number;
  onChoose: (file: File) => void;
  error: string | undefined;
}>;

/** A file is chosen by button, by keyboard or by dropping it anywhere on the box. */
export function FileDrop({ file, type, accept, maxBytes, onChoose, error }: FileDropProps) {
  const id = useId();
  const { megabytes } = useFormats();
  const { over, handlers } = useDrop(onChoose);
  const limit = megabytes(maxBytes);
  return (
    <div className="grid gap-1.5">
      <div
        role="presentation"
        data-over={over || undefined}
        className="grid justify-items-center gap-2 rounded-md border border-dashed border-line-strong px-4 py-6 text-center text-sm transition-colors data-over:border-primary data-over:bg-primary-wash"
        {...handlers}
      >
        {file ? <Chosen file={file} type={type} /> : <Invitation />}
        <FileButton id={id} accept={accept} onChoose={onChoose} again={file !== null} invalid={error !== undefined} />
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          <Trans>Ton (MP3, WAV, OGG, M4A) oder Video als MP4, höchstens {limit}</Trans>
        </p>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function useDrop(onChoose: (file: File) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onChoose(file);
    },
  };
  return { over, handlers };
}

type FileButtonProps = Readonly<{
  id: string;
  accept: string;
  onChoose: (file: File) => void;
  again: boolean;
  invalid: boolean;
}>;

function FileButton({ id, accept, onChoose, again, invalid }: FileButtonProps) {
  const { t } = useLingui();
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={t`Datei`}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that the same file can be chosen once more after it was refused.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button onClick={() => document.getElementById(id)?.click()}>
        {again ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
      </Button>
    </>
  );
}

function Invitation() {
  return (
    <>
      <UploadCloud aria-hidden="true" className="size-6 text-ink-faint" />
      <p className="text-ink-soft">
        <Trans>Datei hierher ziehen oder</Trans>
      </p>
    </>
  );
}

function Chosen({ file, type }: Readonly<{ file: File; type: MediaType }>) {
  const { megabytes } = useFormats();
  const Icon = type === 'video' ? FileVideo : FileAudio;
  return (
    <p className="flex max-w-full items-center gap-2">
      <Icon aria-hidden="true" className="size-5 text-primary" />
      <span className="min-w-0 font-semibold break-all">{file.name}</span>
      <span className="whitespace-nowrap text-ink-faint tabular-nums">{megabytes(file.size)}</span>
    </p>
  );
}
