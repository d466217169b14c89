import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import type { CommandHandler } from '../command-area.ts';
import { accountData } from './account-data.ts';
import type { AccountTools } from './account-tools.ts';
import { beginSession } from './session-answer.ts';
import { loadUser } from './stored-user.ts';

/** Signs in as one of the demo people. Only a demo has them. */
export const demoSignIn = (tools: AccountTools): CommandHandler<typeof userCommands.SignInToDemo> => ({
  allow: 'anyone',
  claims: 'never',
  throttle: { max: tools.settings.LOGIN_LIMIT, minutes: 1 },
  async run({ body, request, reply }) {
    const id = tools.demo?.[body.as] ?? refuse('not_found');
    const user = (await loadUser(tools.store, id)) ?? refuse('not_found');
    const tokens = await beginSession(tools, { userId: id, mayStill: () => true, request, reply });
    return { ...tokens, userData: await accountData(tools, id, user) };
  },
});
