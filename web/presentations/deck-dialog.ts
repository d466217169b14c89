import type { PresentationRow } from '#domain/presentations/contract/calls.ts';

/** What a dialog about a deck needs to know of it. */
export type DeckDialogProps = Readonly<{
  deck: Pick<PresentationRow, 'id' | 'name' | 'isDefault'>;
  onClose: () => void;
}>;
