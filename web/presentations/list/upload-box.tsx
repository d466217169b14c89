import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { UploadCloud } from 'lucide-react';
import { useId, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { presentationUploads } from '#domain/presentations/contract/calls.ts';
import { hasCode, isAborted } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { upload } from '../../lib/upload.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { DropBox } from '../../ui/drop-box.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { fetchDecksAgain } from '../deck-change.ts';
import { useLimits } from '../use-limits.ts';

type DeckUpload = Readonly<{
  name: string;
  /** Share of the bytes that were sent, 0..1. */
  share: number;
  cancel: () => void;
}>;

/** The PDF being uploaded; the upload continues when the page changes. `error` is the last upload's. */
const deckUploadState = proxy<{ upload: DeckUpload | null; error: unknown }>({ upload: null, error: null });

/** Resolves when the file is uploaded or refused. */
async function uploadDeck(file: File, forAll: boolean): Promise<void> {
  const stop = new AbortController();
  const shown = { name: file.name, cancel: () => stop.abort() };
  Object.assign(deckUploadState, { upload: { ...shown, share: 0 }, error: null });
  try {
    const onProgress = (share: number) => {
      deckUploadState.upload = { ...shown, share };
    };
    const isDefault = forAll ? 'true' : 'false';
    await upload(presentationUploads.AddPresentation, { isDefault, file }, { onProgress, signal: stop.signal });
  } catch (error) {
    if (!isAborted(error)) deckUploadState.error = error;
  } finally {
    deckUploadState.upload = null;
  }
}

/** Takes a PDF from a button or a drop, and uploads it at once. */
export function UploadBox({ forAll = false }: Readonly<{ /** Whether everybody gets the deck. */ forAll?: boolean }>) {
  const { t } = useLingui();
  const id = useId();
  const queries = useQueryClient();
  const limits = useLimits();
  const { upload, error } = useSnapshot(deckUploadState);
  const [refused, setRefused] = useState<File>();
  const fault = useUploadFault({ refused, error });
  if (upload) return <OnItsWay name={upload.name} share={upload.share} cancel={upload.cancel} />;

  function take(file: File) {
    const isRefused = limits !== undefined && file.size > limits.maxBytes;
    setRefused(isRefused ? file : undefined);
    if (!isRefused) void uploadDeck(file, forAll).then(() => fetchDecksAgain(queries));
  }

  return (
    <div className="grid gap-1.5">
      <DropBox onDrop={take}>
        <UploadCloud aria-hidden="true" className="size-6 text-ink-faint" />
        <p className="text-ink-soft">
          <Trans>PDF hierher ziehen oder</Trans>
        </p>
        <FileButton
          label={t`PDF mit Folien`}
          accept="application/pdf,.pdf"
          onChoose={take}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        >
          <Trans>Datei wählen</Trans>
        </FileButton>
        <Limits id={`${id}-hint`} />
      </DropBox>
      <div role="alert">
        <FieldError id={`${id}-error`} error={fault} />
      </div>
    </div>
  );
}

function Limits({ id }: Readonly<{ id: string }>) {
  const { size } = useFormats();
  const limits = useLimits();
  if (!limits) return null;
  const [largest, mostPages] = [size(limits.maxBytes), limits.maxPages];
  return (
    <p id={id} className="text-xs text-ink-faint">
      <Trans>
        PDF mit höchstens {mostPages} Seiten und {largest}
      </Trans>
    </p>
  );
}

function OnItsWay({ name, share, cancel }: Readonly<{ name: string; share: number; cancel: () => void }>) {
  const { t } = useLingui();
  const { progress } = useFormats();
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface px-4 py-5" role="status">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 truncate text-sm font-[550]">{name}</p>
        <span className="text-sm text-ink-soft tabular-nums">{progress(share)}</span>
        <Button look="quiet" onClick={cancel}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
      <ProgressBar label={t`„${name}“ hochladen`} value={share} />
    </div>
  );
}

type Refused = Readonly<{ /** A file that is too large to upload. */ refused: File | undefined; error: unknown }>;

/** Why the last upload failed, and how to fix it. */
function useUploadFault({ refused, error }: Refused): string | undefined {
  const { t, i18n } = useLingui();
  const { size } = useFormats();
  const limits = useLimits();
  const largest = limits ? size(limits.maxBytes) : '';
  if (refused || hasCode(error, 'payload_too_large'))
    return t`Die Datei ist zu groß: höchstens ${largest}. Ein Export mit kleineren Bildern hilft meistens.`;
  if (hasCode(error, 'unsupported_media_type'))
    return t`Das ist keine PDF-Datei. Bitte speichern oder exportieren Sie Ihre Folien als PDF.`;
  if (hasCode(error, 'too_many_requests'))
    return t`Das waren sehr viele Dateien an einem Tag. Bitte versuchen Sie es später noch einmal.`;
  return error ? i18n._(errorMessage(error)) : undefined;
}
