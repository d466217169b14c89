import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { companyOfUser, companyUsers } from '#domain/companies/contract.ts';
import { userAccount } from '#domain/users/contract.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** Everything that shows a company, and what somebody has by being in it. */
const touched = [companyOfUser.name, companyUsers.name, userAccount.name];

function fetchCompanyAgain(queries: QueryClient): void {
  for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
}

/** Sends a change to a company; when it is done, whatever shows the company is fetched again. */
export function useCompanyChange<Input, Answer>(change: (input: Input) => Promise<Answer>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      onDone?.();
      fetchCompanyAgain(queries);
    },
  });
}

/** For forms, which send by themselves. */
export function useCompanyAgain(): () => void {
  const queries = useQueryClient();
  return () => fetchCompanyAgain(queries);
}

/** For what is asked for by one click. */
export const tellError = (error: unknown): void => void showSnackbar(errorMessage(error));
