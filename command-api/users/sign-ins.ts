import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandlers } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { ownSignIn } from './own-sign-in.ts';
import { endWaysIn } from './ways-in.ts';

/** Ends sign-ins of a person from another sign-in. */
export const signInCalls = (
  tools: AccountTools,
): CommandHandlers<Pick<typeof userCommands, 'EndSignIn' | 'EndOtherSignIns'>> => ({
  EndSignIn: {
    allow: 'signedIn',
    claims: 'never',
    async run({ params, principal }) {
      if (!(await tools.families.endOne(principal().id, params.id))) refuse('not_found');
    },
  },
  EndOtherSignIns: {
    allow: 'signedIn',
    claims: 'never',
    async run({ principal, request }) {
      const ending = { userId: principal().id, but: await ownSignIn(tools, request) };
      await inTransaction(tools.pool, (client) => endWaysIn(client, ending));
    },
  },
});
