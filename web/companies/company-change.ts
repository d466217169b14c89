import { companyOfUser, companyUsers } from '#domain/companies/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { changesOf } from '../lib/changes.ts';

/** A change to a company also changes the rights of its people. */
export const { useChange: useCompanyChange, useAgain: useCompanyAgain } = changesOf(
  [companyOfUser, companyUsers, userAccount],
  { isAwaited: true },
);
