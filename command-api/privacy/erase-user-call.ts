import { loadUser } from '#command-api/users/for-others.ts';
import type { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { confirmationFor } from '../administration/for-others.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { eraseUser } from './erase-user.ts';

/** An admin has somebody erased; whatever has to be done for it follows from the event. */
export const eraseUserCall = (tools: CommandTools): CommandHandler<typeof privacyCommands.EraseUser> => ({
  allow: permitted(administersUsers),
  claims: 'before',
  async run({ params: { id }, body: { ground, reason }, request, ...asked }) {
    const { pool, store } = tools;
    const { principal, send } = asked;
    // Asked again about somebody who is erased already, nobody has to confirm it.
    const isThere = (await loadUser(store, id)) !== null;
    const deed = { kind: 'erase', userId: id, ground } as const;
    const confirmationId = isThere ? await confirmationFor(tools, asked, { deed, reason }) : null;
    if (confirmationId) return { id, confirmationId };
    await eraseUser({ pool, store, write: send }, { userId: id, reason: ground, note: reason });
    // A warning, so that it is written down at the level that is the default.
    request.log.warn({ userId: principal().id, erased: id, ground }, 'a person is erased');
    return { id };
  },
});
