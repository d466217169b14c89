import { companyOfUser, companyUsers } from '#domain/companies/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { changesOf } from '../lib/changes.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** A change to a company also changes the rights of its people. */
export const { useChange: useCompanyChange, useAgain: useCompanyAgain } = changesOf(
  [companyOfUser.name, companyUsers.name, userAccount.name],
  { isAwaited: true },
);

/** For what is asked for by one click. */
export const tellError = (error: unknown): void => void showSnackbar(errorMessage(error));
