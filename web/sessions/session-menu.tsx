import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Languages, ListChecks, MessageSquareShare, Pencil, Shapes, Tag, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { sessionCommands, sessionMedia } from '#domain/sessions/contract/calls.ts';
import { sessionKinds } from '#domain/sessions/contract/norms.ts';
import { query } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { saveFile } from '../lib/save-file.ts';
import { useConfig } from '../lib/use-config.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { RenameDialog } from '../ui/rename-dialog.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ChangeLanguageDialog } from './change-language-dialog.tsx';
import { recipientsOf } from './consent/recipients.ts';
import { SharingDialog } from './consent/sharing-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { KindField } from './kind-field.tsx';
import { useSessionsAgain } from './session-change.ts';
import type { SessionDialogProps } from './session-dialog.ts';
import { TagsDialog } from './tags/tags-dialog.tsx';
import { useChangeForm } from './use-change-form.ts';

function ChangeKindDialog({ session, onClose }: SessionDialogProps) {
  const form = useChangeForm(session.id, { defaults: { kind: session.kind ?? sessionKinds[0] }, onDone: onClose });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Art des Vortrags</Trans>}
      description={
        <Trans>
          Was gut ist, hängt davon ab, was gesprochen wird. Der Wert wird neu berechnet; das kostet keine Analyse.
        </Trans>
      }
      confirm={<Trans>Neu bewerten</Trans>}
      needsChange
    >
      <KindField form={form} name="kind" />
    </FormDialog>
  );
}

type SessionMenuProps = Readonly<
  Pick<SessionDialogProps, 'session'> & {
    look?: 'quiet' | 'plain';
    /** Adds a menu item that selects the talk, for lists with a selection. */
    onSelect?: () => void;
  }
>;

/** The actions on a talk, in the list and on its own page. */
export function SessionMenu({ session, look = 'quiet', onSelect }: SessionMenuProps) {
  const { t } = useLingui();
  const config = useConfig();
  const fetchAgain = useSessionsAgain();
  const download = useDownload();
  const { id, name } = session;
  // Without outside hosts there is no consent to give.
  const isShared = session.sharing && config && recipientsOf(config).length > 0;
  const rename = (close: () => void) => (
    <RenameDialog
      command={sessionCommands.ChangeSession}
      field="name"
      fixed={{ id }}
      name={name}
      title={<Trans>Vortrag umbenennen</Trans>}
      label={<Trans>Name des Vortrags</Trans>}
      fetchAgain={fetchAgain}
      onClose={close}
    />
  );
  const tags = (close: () => void) => <TagsDialog talks={[{ ...session, tags: session.tags ?? [] }]} onClose={close} />;
  const of = (Dialog: ComponentType<SessionDialogProps>) => (close: () => void) => (
    <Dialog session={session} onClose={close} />
  );
  return (
    <ActionMenu
      label={t`Mehr zu „${name}“`}
      look={look}
      actions={[
        { icon: Pencil, label: <Trans>Umbenennen</Trans>, window: rename },
        { icon: Tag, label: <Trans>Schlagwörter</Trans>, window: tags },
        { icon: Languages, label: <Trans>Sprache ändern</Trans>, window: of(ChangeLanguageDialog) },
        session.kind && { icon: Shapes, label: <Trans>Art ändern</Trans>, window: of(ChangeKindDialog) },
        isShared && { icon: MessageSquareShare, label: <Trans>Weitergabe</Trans>, window: of(SharingDialog) },
        { icon: Download, label: <Trans>Aufnahme herunterladen</Trans>, run: () => void download(id) },
        onSelect && { icon: ListChecks, label: <Trans>Auswählen</Trans>, run: onSelect },
        'line',
        { icon: Trash2, label: <Trans>Löschen</Trans>, danger: true, window: of(DeleteDialog) },
      ]}
    />
  );
}

/** Downloads a recording from a freshly signed address. */
function useDownload(): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      const { downloadUrl } = await queries.fetchQuery({ ...query(sessionMedia, { id }), staleTime: 0 });
      if (downloadUrl) saveFile(downloadUrl);
      else showSnackbar(msg`Die Aufnahme wird gerade zugeschnitten. Versuchen Sie es gleich noch einmal.`);
    } catch (error) {
      showSnackbar(errorMessage(error));
    }
  };
}
