import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Languages, MessageSquareShare, Pencil, Shapes, Tag, Trash2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { sessionMedia } from '#domain/sessions/contract/calls.ts';
import { query } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { saveFile } from '../lib/save-file.ts';
import { useConfig } from '../lib/use-config.ts';
import { MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ChangeKindDialog } from './change-kind-dialog.tsx';
import { ChangeLanguageDialog } from './change-language-dialog.tsx';
import { recipientsOf } from './consent/recipients.ts';
import { SharingDialog } from './consent/sharing-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { SessionDialogProps } from './session-dialog.ts';
import { TagsDialog } from './tags/tags-dialog.tsx';

const dialogs = {
  rename: RenameDialog,
  language: ChangeLanguageDialog,
  kind: ChangeKindDialog,
  sharing: SharingDialog,
  tags: ({ session, onClose }) => <TagsDialog talks={[{ ...session, tags: session.tags ?? [] }]} onClose={onClose} />,
  delete: DeleteDialog,
} satisfies Record<string, ComponentType<SessionDialogProps>>;

/** The actions on a talk, in the list and on its own page. `children` are further ones of the place. */
export function SessionMenu({
  session,
  look = 'quiet',
  children,
}: Readonly<Pick<SessionDialogProps, 'session'> & { look?: 'quiet' | 'plain'; children?: ReactNode }>) {
  const { t } = useLingui();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  return (
    <>
      <MoreMenu label={t`Mehr zu „${session.name}“`} look={look}>
        <MenuItem onSelect={() => setOpen('rename')}>
          <Pencil aria-hidden="true" />
          <Trans>Umbenennen</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpen('tags')}>
          <Tag aria-hidden="true" />
          <Trans>Schlagwörter</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpen('language')}>
          <Languages aria-hidden="true" />
          <Trans>Sprache ändern</Trans>
        </MenuItem>
        {session.kind && (
          <MenuItem onSelect={() => setOpen('kind')}>
            <Shapes aria-hidden="true" />
            <Trans>Art ändern</Trans>
          </MenuItem>
        )}
        {session.sharing && <SharingItem onSelect={() => setOpen('sharing')} />}
        <DownloadItem id={session.id} />
        {children}
        <MenuSeparator />
        <MenuItem danger onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </MoreMenu>
      {OpenDialog && <OpenDialog session={session} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Hidden if nothing leaves the house: there is no consent to give. */
function SharingItem({ onSelect }: Readonly<{ onSelect: () => void }>) {
  const config = useConfig();
  if (!config || recipientsOf(config).length === 0) return null;
  return (
    <MenuItem onSelect={onSelect}>
      <MessageSquareShare aria-hidden="true" />
      <Trans>Weitergabe</Trans>
    </MenuItem>
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

/** Downloads a recording by an address that is signed at this moment. */
function useDownload(): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      const { downloadUrl } = await queries.fetchQuery({ ...query(sessionMedia, { id }), staleTime: 0 });
      saveFile(downloadUrl);
    } catch (error) {
      showSnackbar(errorMessage(error));
    }
  };
}
