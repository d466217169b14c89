import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { companyOfUser, companyUsers } from '#domain/companies/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** Everything that shows a company, and what somebody has by being in it. */
const touched = [companyOfUser.name, companyUsers.name, userAccount.name];

const fetchCompanyAgain = (queries: QueryClient): Promise<unknown> =>
  Promise.all(touched.map((name) => queries.invalidateQueries({ queryKey: [name] })));

/** Sends a change to a company. It is pending until whatever shows the company was fetched again: nothing jumps back in between. */
export function useCompanyChange<Input, Answer>(change: (input: Input) => Promise<Answer>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      onDone?.();
      return fetchCompanyAgain(queries);
    },
  });
}

/** For forms, which send by themselves. */
export function useCompanyAgain(): () => void {
  const queries = useQueryClient();
  return () => void fetchCompanyAgain(queries);
}

/** For what is asked for by one click. */
export const tellError = (error: unknown): void => void showSnackbar(errorMessage(error));
