import { proxy } from 'valtio';
import { presentationUploads } from '#domain/presentations/contract/calls.ts';
import { isAborted } from '../lib/api-error.ts';
import { upload } from '../lib/upload.ts';

type DeckUpload = Readonly<{ name: string /** 0..1 of the bytes that left. */; share: number; cancel: () => void }>;

/** A PDF on its way to the server: it goes on while the page changes. `error` is that of the last one. */
export const deckUploadState = proxy<{ upload: DeckUpload | null; error: unknown }>({ upload: null, error: null });

/** Ends when the file is there, or was refused. */
export async function uploadDeck(file: File, forAll: boolean): Promise<void> {
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
