import { proxy } from 'valtio';
import type { Sample } from './upload/remaining-time.ts';
import type { TransferPhase } from './upload/resumable-transfer.ts';

/** A file on its way to the server. */
export type Upload = Readonly<{
  name: string;
  /** Bytes. */
  total: number;
  sent: number;
  phase: TransferPhase;
  /** How far it was, lately. */
  samples: readonly Sample[];
  pause: () => void;
  /** Also where it waits for its next try. */
  resume: () => void;
  /** Removes what has arrived. */
  cancel: () => void;
}>;

/** `upload` is shown in the shell while it runs; the dialog may be closed meanwhile, and the page changed. */
export const uploadState = proxy<{ open: boolean; upload: Upload | null }>({ open: false, upload: null });

type OnUploaded = (sessionId: string) => void;
let onUploaded: OnUploaded | undefined;

/** The caller that waits for the talk of the file chosen now; without one, the talk's own page is offered. */
export const wantedFor = (): OnUploaded | undefined => onUploaded;

/** `whenUploaded`: what the person wants the recording for. */
export function openUpload(whenUploaded?: OnUploaded): void {
  onUploaded = whenUploaded;
  uploadState.open = true;
}

export function closeUpload(): void {
  uploadState.open = false;
}
