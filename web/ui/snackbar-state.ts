import type { MessageDescriptor } from '@lingui/core';
import { proxy } from 'valtio';

export type Snack = Readonly<{
  id: number;
  text: MessageDescriptor | string;
  action?: Readonly<{ label: MessageDescriptor | string; run: () => void }>;
}>;

export const snackbarState = proxy<{ snacks: Snack[] }>({ snacks: [] });

let last = 0;

/** Shows a short message, optionally with an action such as undo. Returns how to remove it. */
export function showSnackbar(text: Snack['text'], action?: Snack['action']): () => void {
  last += 1;
  const id = last;
  snackbarState.snacks.push({ id, text, ...(action && { action }) });
  return () => dismissSnackbar(id);
}

export function dismissSnackbar(id: number): void {
  snackbarState.snacks = snackbarState.snacks.filter((snack) => snack.id !== id);
}
