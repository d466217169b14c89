import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import type { DeckDialogProps } from './deck-dialog.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const dialogs = { rename: RenameDialog, delete: DeleteDialog } satisfies Record<string, ComponentType<DeckDialogProps>>;

type DeckMenuProps = Readonly<{
  deck: DeckDialogProps['deck'];
  /** The name of the PDF, if it is known. */
  file?: string;
  look?: 'quiet' | 'plain';
}>;

/** The actions on a deck, in the list and on its own page. */
export function DeckMenu({ deck, file, look = 'quiet' }: DeckMenuProps): ReactNode {
  const { t } = useLingui();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  return (
    <>
      <MoreMenu label={t`Mehr zu „${deck.name}“`} look={look}>
        <MenuItem onSelect={() => setOpen('rename')}>
          <Pencil aria-hidden="true" />
          <Trans>Umbenennen</Trans>
        </MenuItem>
        {file && (
          <MenuItem onSelect={() => saveFile(file)}>
            <Download aria-hidden="true" />
            <Trans>PDF herunterladen</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </MoreMenu>
      {OpenDialog && <OpenDialog deck={deck} onClose={() => setOpen(undefined)} />}
    </>
  );
}
