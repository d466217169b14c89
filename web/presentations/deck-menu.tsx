import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { presentationCommands } from '#domain/presentations/contract/calls.ts';
import { saveFile } from '../lib/save-file.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { RenameDialog } from '../ui/rename-dialog.tsx';
import { useDecksAgain } from './deck-change.ts';
import type { DeckDialogProps } from './deck-dialog.ts';
import { DeleteDialog } from './delete-dialog.tsx';

type DeckMenuProps = Readonly<{
  deck: DeckDialogProps['deck'];
  /** The name of the PDF, if it is known. */
  file?: string;
  look?: 'quiet' | 'plain';
}>;

/** The actions on a deck, in the list and on its own page. */
export function DeckMenu({ deck, file, look = 'quiet' }: DeckMenuProps): ReactNode {
  const { t } = useLingui();
  const fetchAgain = useDecksAgain();
  const { id, name } = deck;
  const rename = (close: () => void) => (
    <RenameDialog
      command={presentationCommands.ChangePresentation}
      field="name"
      fixed={{ id }}
      name={name}
      title={<Trans>Präsentation umbenennen</Trans>}
      fetchAgain={fetchAgain}
      onClose={close}
    />
  );
  return (
    <ActionMenu
      label={t`Mehr zu „${name}“`}
      look={look}
      actions={[
        { icon: Pencil, label: <Trans>Umbenennen</Trans>, window: rename },
        file !== undefined && { icon: Download, label: <Trans>PDF herunterladen</Trans>, run: () => saveFile(file) },
        'line',
        {
          ...{ icon: Trash2, label: <Trans>Löschen</Trans>, danger: true },
          window: (close) => <DeleteDialog deck={deck} onClose={close} />,
        },
      ]}
    />
  );
}
