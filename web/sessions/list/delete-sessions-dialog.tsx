import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { fetchSessionsAgain, useDeleteSession, useSessionChange } from '../session-change.ts';

type DeleteSessionsDialogProps = Readonly<{ talks: readonly SessionRow[]; onClose: () => void; onDone: () => void }>;

const namesShown = 5;

export function DeleteSessionsDialog({ talks, onClose, onDone }: DeleteSessionsDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const deleteSession = useDeleteSession();
  const count = talks.length;
  const remove = useSessionChange(
    async () => {
      try {
        for (const { id } of talks) await deleteSession(id);
      } catch (error) {
        // Earlier talks are deleted already, so the list and this dialog show the rest.
        await fetchSessionsAgain(queries);
        throw error;
      }
    },
    () => {
      onClose();
      onDone();
      showSnackbar(t`${plural(count, { one: '# Vortrag ist gelöscht.', other: '# Vorträge sind gelöscht.' })}`);
    },
  );
  const further = count - namesShown;
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Plural value={count} one="# Vortrag löschen?" other="# Vorträge löschen?" />}
      description={
        <Trans>Aufnahmen, Messwerte und Rhetorik-Werte werden gelöscht. Das lässt sich nicht rückgängig machen.</Trans>
      }
      confirm={<Plural value={count} one="# Vortrag löschen" other="# Vorträge löschen" />}
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {talks.slice(0, namesShown).map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {further > 0 && (
          <li>
            <Plural value={further} one="und # weiterer" other="und # weitere" />
          </li>
        )}
      </ul>
    </ConfirmChange>
  );
}
