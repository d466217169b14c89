import { useQueryClient } from '@tanstack/react-query';
import { userAccount } from '#domain/users/contract/person.ts';
import { type Snack, showSnackbar } from '../../ui/snackbar-state.ts';

/** Asks for the account anew, and says what was done. */
export function useAccountChanged(): (text: Snack['text']) => void {
  const queries = useQueryClient();
  return (text) => {
    void queries.invalidateQueries({ queryKey: [userAccount.name] });
    showSnackbar(text);
  };
}
