import { userAccount } from '#domain/users/contract/person.ts';
import { changesOf } from '../../lib/changes.ts';
import { type Snack, showSnackbar } from '../../ui/snackbar-state.ts';

const account = changesOf([userAccount]);
export const { useChange: useAccountChange } = account;

/** Fetches the account again and confirms the change. */
export function useAccountChanged(): (text: Snack['text']) => void {
  const fetchAgain = account.useAgain();
  return (text) => {
    void fetchAgain();
    showSnackbar(text);
  };
}
