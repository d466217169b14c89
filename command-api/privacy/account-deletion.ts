import { loadUser } from '#command-api/users/for-others.ts';
import type { JobKind } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import type { Cause } from '../commands.ts';
import type { JobHandler } from '../job-handler.ts';
import { cancel } from '../queue.ts';
import type { Reaction } from '../reaction.ts';
import { eraseUser } from './erase-user.ts';

/** The job that erases an account after the waiting period, if its owner has asked for it. */
const deletionJob = 'account-deletion' satisfies JobKind;
const priority = 3;
/** Never gives up: an account must not stay after its owner asked for deletion. */
const maxAttempts = 1_000_000;

const types: readonly UserEvent['type'][] = ['DeletionRequested', 'DeletionWithdrawn'];

export const deletionReaction: Reaction = {
  name: 'account-deletions',
  streams: ['user-'],
  types,
  async react(event, { put, write }) {
    const { type, data } = event as Recorded<UserEvent>;
    const userId = idOf(event.stream);
    if (type === 'DeletionWithdrawn') write((client) => cancel(client, { kind: deletionJob, key: data.deletionId }));
    if (type !== 'DeletionRequested') return;
    const payload = { userId, deletionId: data.deletionId };
    const delaySeconds = Math.max(0, (Date.parse(data.erasesAt) - Date.now()) / 1_000);
    put({ kind: deletionJob, key: data.deletionId, ownerId: userId, payload, priority, maxAttempts, delaySeconds });
  },
};

type Tools = Parameters<CommandArea<never>['follows']>[0];

/** Erases the person unless they have withdrawn the request. */
export const deletionHandler = ({
  pool,
  store,
  handle,
}: Pick<Tools, 'pool' | 'store' | 'handle'>): JobHandler<typeof deletionJob> => ({
  async run({ payload: { userId, deletionId }, correlationId }) {
    const user = await loadUser(store, userId);
    if (user?.deletion?.id !== deletionId) return;
    const actor = { kind: 'user', id: userId } as const;
    const cause: Cause = { commandId: uuidv5(deletionId.slice(0, 32), 'erase'), correlationId, actor };
    await eraseUser(
      { pool, store, write: (addressed) => handle({ ...cause, ...addressed }) },
      { userId, reason: 'requested' },
    );
  },
});
