import type { PresentationRow } from '#domain/presentations/contract/calls.ts';

/** The data of a deck that its dialogs need. */
export type DeckDialogProps = Readonly<{
  deck: Pick<PresentationRow, 'id' | 'name' | 'isDefault'>;
  onClose: () => void;
}>;
