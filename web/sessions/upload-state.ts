import { proxy } from 'valtio';
import type { Sample } from './upload/remaining-time.ts';
import type { TransferPhase } from './upload/resumable-transfer.ts';

/** A running upload. */
export type Upload = Readonly<{
  name: string;
  /** In bytes. */
  total: number;
  sent: number;
  phase: TransferPhase;
  /** Recent progress, to estimate the remaining time. */
  samples: readonly Sample[];
  pause: () => void;
  /** Also ends the wait before a retry. */
  resume: () => void;
  /** Also deletes what the server has received. */
  cancel: () => void;
}>;

/** The shell shows `upload` while it runs, even if the dialog is closed and the page changes. */
export const uploadState = proxy<{ open: boolean; upload: Upload | null }>({ open: false, upload: null });

type OnUploaded = (sessionId: string) => void;
let onUploaded: OnUploaded | undefined;

/** The caller that waits for the talk of the chosen file; without a caller, a link to the talk is offered. */
export const wantedFor = (): OnUploaded | undefined => onUploaded;

/** `whenUploaded` gets the id of the new talk. */
export function openUpload(whenUploaded?: OnUploaded): void {
  onUploaded = whenUploaded;
  uploadState.open = true;
}

export function closeUpload(): void {
  uploadState.open = false;
}
