import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import type { accountCommands } from '#domain/users/contract/account.ts';
import { personIn } from '#domain/users/decider.ts';
import { newId } from '#infra/ids.ts';
import type { CommandHandlers } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { hasOtherAdmin } from './other-admin.ts';
import { demandPassword } from './own-password.ts';
import { toAccount } from './profile-calls.ts';

/** A person deletes their own account after a waiting period, in which it works as before. */
export const deletionCalls = (
  tools: AccountTools,
): CommandHandlers<Pick<typeof accountCommands, 'RequestDeletion' | 'WithdrawDeletion'>> => ({
  RequestDeletion: {
    allow: 'signedIn',
    claims: 'never',
    async run({ body, principal, request, reply, send }) {
      const { id: userId, roles } = principal();
      await demandPassword(tools, body.currentPassword, { userId, request, reply });
      if (isPrivileged(roles) && !(await hasOtherAdmin(tools.store, userId))) refuse('cannot_delete');
      const { state } = await send(toAccount(userId, { type: 'RequestDeletion', data: { deletionId: newId() } }));
      return { erasesAt: personIn(state)?.deletion?.erasesAt ?? refuse('internal_error') };
    },
  },
  WithdrawDeletion: {
    allow: 'signedIn',
    run: ({ principal, send }) => send(toAccount(principal().id, { type: 'WithdrawDeletion', data: {} })),
  },
});
