import { Trans, useLingui } from '@lingui/react/macro';
import { FileAudio, FileVideo, UploadCloud } from 'lucide-react';
import { useId } from 'react';
import { useFormats } from '../../lib/use-formats.ts';
import { DropBox } from '../../ui/drop-box.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import type { MediaType } from './upload-rules.ts';

type FileDropProps = Readonly<{
  file: File | null;
  type: MediaType;
  /** The value of the input's `accept` attribute. */
  accept: string;
  maxBytes: number;
  onChoose: (file: File) => void;
  error: string | undefined;
}>;

/** Takes a file from a button or a drop anywhere on the box. */
export function FileDrop({ file, type, accept, maxBytes, onChoose, error }: FileDropProps) {
  const { t } = useLingui();
  const id = useId();
  const { size } = useFormats();
  const limit = size(maxBytes);
  return (
    <div className="grid gap-1.5">
      <DropBox onDrop={onChoose}>
        {file ? <Chosen file={file} type={type} /> : <Invitation />}
        <FileButton
          label={t`Datei`}
          accept={accept}
          onChoose={onChoose}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        >
          {file ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
        </FileButton>
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          <Trans>Ton (MP3, WAV, OGG, M4A) oder Video als MP4, höchstens {limit}</Trans>
        </p>
      </DropBox>
      <FieldError id={`${id}-error`} error={error} />
    </div>
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
  const { size } = useFormats();
  const Icon = type === 'video' ? FileVideo : FileAudio;
  return (
    <p className="flex max-w-full items-center gap-2">
      <Icon aria-hidden="true" className="size-5 text-primary" />
      <span className="min-w-0 font-semibold break-all">{file.name}</span>
      <span className="whitespace-nowrap text-ink-faint tabular-nums">{size(file.size)}</span>
    </p>
  );
}
