import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Ellipsis, Languages, Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { ChangeLanguageDialog } from './change-language-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { SessionDialogProps } from './session-dialog.ts';
import { useDownload } from './use-download.ts';

const dialogs = {
  rename: RenameDialog,
  language: ChangeLanguageDialog,
  delete: DeleteDialog,
} satisfies Record<string, ComponentType<SessionDialogProps>>;

/** What can be done with a talk, in the list and on its own page. */
export function SessionMenu({
  session,
  look = 'quiet',
}: Readonly<Pick<SessionDialogProps, 'session'> & { look?: 'quiet' | 'plain' }>) {
  const { t } = useLingui();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  const trigger = (
    <Button look={look} size="icon" aria-label={t`Mehr zu „${session.name}“`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <MenuItem onSelect={() => setOpen('rename')}>
          <Pencil aria-hidden="true" />
          <Trans>Umbenennen</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpen('language')}>
          <Languages aria-hidden="true" />
          <Trans>Sprache ändern</Trans>
        </MenuItem>
        <DownloadItem id={session.id} />
        <MenuSeparator />
        <MenuItem className="text-off!" onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" className="text-off!" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </DropdownMenu>
      {OpenDialog && <OpenDialog session={session} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function DownloadItem({ id }: Readonly<{ id: string }>) {
  const download = useDownload();
  return (
    <MenuItem onSelect={() => void download(id)}>
      <Download aria-hidden="true" />
      <Trans>Aufnahme herunterladen</Trans>
    </MenuItem>
  );
}
