import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { groupUploads } from '#domain/groups/contract/calls.ts';
import type { Answer } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { upload } from '../../lib/upload.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useGroupChange } from '../group-change.ts';
import { Rejected } from './rejected.tsx';

type Result = Answer<typeof groupUploads.InviteFromTable>;
type TableDialogProps = Readonly<{
  groupId: string;
  file: File;
  onClose: () => void;
  onSent: (result: Result) => void;
}>;

/** Previews the import of a table of addresses. */
export function TableDialog({ groupId, file, onClose, onSent }: TableDialogProps) {
  const { i18n } = useLingui();
  const read = (dryRun: 'true' | 'false') => upload(groupUploads.InviteFromTable, { groupId, dryRun, file });
  const trial = useQuery({
    queryKey: ['table-trial', groupId, file.name, file.size, file.lastModified],
    queryFn: () => read('true'),
    retry: false,
    gcTime: 0,
  });
  const invite = useGroupChange(
    () => read('false'),
    (answer) => {
      onSent(answer);
      onClose();
    },
  );
  const count = trial.data?.sent.length ?? 0;
  const error = trial.error ?? invite.error;
  const actions = (
    <>
      <Button onClick={onClose}>
        <Trans>Abbrechen</Trans>
      </Button>
      <Button look="primary" busy={invite.isPending} disabled={count === 0} onClick={() => invite.mutate(undefined)}>
        <Plural value={count} one="Eine Adresse einladen" other="# Adressen einladen" />
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Aus der Tabelle einladen</Trans>}
      description={<Trans>Noch ist nichts verschickt: Das haben wir in „{file.name}“ gefunden.</Trans>}
      actions={actions}
    >
      {trial.isPending && <Spinner />}
      {trial.data && (
        <div className="grid gap-4 text-sm">
          <p>
            <Plural
              value={count}
              one="Eine Adresse kann eingeladen werden."
              other="# Adressen können eingeladen werden."
            />
          </p>
          {trial.data.rejected.length > 0 && <Rejected rejected={trial.data.rejected} />}
        </div>
      )}
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
    </Dialog>
  );
}
