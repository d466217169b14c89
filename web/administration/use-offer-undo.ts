import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { personDetail, personList } from '#domain/administration/contract/people.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** Fetches the lists again that an admin's action may change. */
export function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [personList, personDetail, confirmationList].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    );
}

/** Confirms an action and offers to undo it for ten seconds. If the undo fails, the page says so. */
export function useOfferUndo() {
  const refresh = useRefresh();
  const take = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      showSnackbar(msg`Das ist rückgängig gemacht.`);
    } catch (error) {
      showSnackbar(errorMessage(error));
    }
    await refresh();
  };
  return (done: MessageDescriptor | string, undo: () => Promise<unknown>) =>
    showSnackbar(done, { label: msg`Rückgängig`, run: () => void take(undo) });
}
