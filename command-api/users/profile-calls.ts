import { DomainError, refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { accountCommands } from '#domain/users/contract/account.ts';
import { isOfficial } from '#domain/users/contract/official-usernames.ts';
import { type UserCommand, userDecider } from '#domain/users/decider.ts';
import type { CommandHandlers } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { nameFault } from './registration-faults.ts';
import { giveBack, reserve } from './reservations.ts';
import { streamWith } from './reserved-streams.ts';
import { loadUser, userStream } from './stored-user.ts';

type Names = 'ChangeName' | 'ChangeUsername' | 'ChangeLocale';

export const toAccount = (userId: string, command: UserCommand) => ({
  stream: userStream(userId),
  decider: userDecider,
  command,
});

/** Calls that change the person's name, username and the language of mails. */
export const profileCalls = (tools: AccountTools): CommandHandlers<Pick<typeof accountCommands, Names>> => ({
  ChangeName: {
    allow: 'signedIn',
    run({ body, principal, send }) {
      const faults = Object.entries(body).flatMap(([field, text]) => {
        const code = nameFault(text);
        return code ? [{ field, code }] : [];
      });
      if (faults.length > 0) return refuseFields(faults);
      return send(toAccount(principal().id, { type: 'ChangeName', data: body }));
    },
  },
  /** Reserves the new username first and releases the old one last: after a crash in between, the person holds both. */
  ChangeUsername: {
    allow: 'signedIn',
    claims: 'before',
    throttle: { max: tools.settings.REGISTER_LIMIT, minutes: 60 },
    async run({ body: { username }, principal, cause, send }) {
      const ownerId = principal().id;
      const user = (await loadUser(tools.store, ownerId)) ?? refuse('unauthorized');
      if (user.username === username) return;
      const taken = () => new DomainError('user_exists', 'username', [{ field: 'username', code: 'taken' }]);
      if (isOfficial(username)) throw taken();
      const stream = await reserve(tools, { name: tools.names.username(username), ownerId }, cause);
      if (!stream) throw taken();
      await send(toAccount(ownerId, { type: 'ChangeUsername', data: { username } }));
      const before = await streamWith(tools, tools.names.username(user.username));
      if (before !== stream) await giveBack(tools, { stream: before, ownerId }, cause);
    },
  },
  ChangeLocale: {
    allow: 'signedIn',
    run: ({ body, principal, send }) => send(toAccount(principal().id, { type: 'ChangeLocale', data: body })),
  },
});
