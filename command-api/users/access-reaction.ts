import type { JobKind } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isActiveAt } from '#domain/users/contract/access.ts';
import { accessOf } from '#domain/users/decide-access.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Deps } from '#infra/service.ts';
import type { JobHandler } from '../job-handler.ts';
import type { Reaction } from '../reaction.ts';
import { resetJob } from './send-reset.ts';
import { loadUser } from './stored-user.ts';
import { endWaysIn } from './ways-in.ts';

/** Ends the sign-ins of a person whose temporary access ends. */
const endJob = 'access-end' satisfies JobKind;

const types: readonly UserEvent['type'][] = [
  'AccountActivated',
  'AccountDeactivated',
  'SignInsEnded',
  'PasswordResetSent',
];

/** The consequences of an admin's change to an account. */
export const accessReaction: Reaction = {
  name: 'account-access',
  streams: ['user-'],
  types,
  async react(event, { put, write }) {
    const { type, data, id, metadata } = event as Recorded<UserEvent>;
    const userId = idOf(event.stream);
    const job = { key: id, ownerId: userId, payload: { userId }, priority: 30 };
    switch (type) {
      case 'AccountDeactivated':
      case 'SignInsEnded':
        return write((client) => endWaysIn(client, { userId }));
      case 'AccountActivated': {
        if (data.until === null) return;
        const seconds = (Date.parse(data.until) - Date.parse(metadata.at)) / 1_000;
        return put({ ...job, kind: endJob, delaySeconds: Math.max(0, seconds) });
      }
      case 'PasswordResetSent':
        return put({ ...job, kind: resetJob });
    }
  },
};

/** Ends the sign-ins of a person whose access has ended, unless it was extended meanwhile. */
export const accessEndHandler = ({ pool, store }: Pick<Deps, 'pool' | 'store'>): JobHandler<typeof endJob> => ({
  async run({ payload: { userId } }) {
    const user = await loadUser(store, userId);
    if (!user || isActiveAt(accessOf(user), new Date())) return;
    await inTransaction(pool, (client) => endWaysIn(client, { userId }));
  },
});
