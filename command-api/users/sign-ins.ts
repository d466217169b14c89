import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract.ts';
import { bearerOf } from '#infra/http/rules.ts';
import type { CommandHandlers } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';

/** The sign-ins of a person, ended from another one. */
export const signInCalls = ({
  families,
  tokens,
}: AccountTools): CommandHandlers<Pick<typeof userCommands, 'EndSignIn' | 'EndOtherSignIns'>> => ({
  EndSignIn: {
    allow: 'signedIn',
    claims: 'never',
    async run({ params, principal }) {
      if (!(await families.endOne(principal().id, params.id))) refuse('not_found');
    },
  },
  EndOtherSignIns: {
    allow: 'signedIn',
    claims: 'never',
    async run({ principal, request }) {
      const verified = await tokens.verify(bearerOf(request) ?? '');
      await families.endAll(principal().id, typeof verified === 'object' ? verified.familyId : undefined);
    },
  },
});
