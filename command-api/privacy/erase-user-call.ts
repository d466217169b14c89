import type { privacyCommands } from '#domain/privacy/contract.ts';
import { administersUsers } from '#domain/users/contract.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { eraseUser } from './erase-user.ts';

/** An admin has somebody erased; whatever has to be done for it follows from the event. */
export const eraseUserCall = ({ pool, store }: CommandTools): CommandHandler<typeof privacyCommands.EraseUser> => ({
  allow: permitted(administersUsers),
  claims: 'before',
  async run({ params: { id }, body: { reason }, request, principal, send }) {
    await eraseUser({ pool, store, write: send }, { userId: id, reason });
    // A warning, so that it is written down at the level that is the default.
    request.log.warn({ userId: principal().id, erased: id, reason }, 'a person is erased');
    return { id };
  },
});
