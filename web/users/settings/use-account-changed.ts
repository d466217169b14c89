import { userAccount } from '#domain/users/contract/person.ts';
import { changesOf } from '../../lib/changes.ts';
import { type Snack, showSnackbar } from '../../ui/snackbar-state.ts';

const account = changesOf([userAccount]);
export const { useChange: useAccountChange } = account;

/** Asks for the account anew, and says what was done. */
export function useAccountChanged(): (text: Snack['text']) => void {
  const fetchAgain = account.useAgain();
  return (text) => {
    void fetchAgain();
    showSnackbar(text);
  };
}
