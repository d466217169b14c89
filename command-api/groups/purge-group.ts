import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { FollowTools } from '../command-area.ts';
import type { JobHandler } from '../job-handler.ts';
import type { NewJob } from '../queue.ts';
import { causedBy } from '../reaction.ts';
import { toGroup } from './stored-group.ts';

/** A removed group can be restored for this long. */
const secondsToRegret = 3_600;

export const purgeJob = (event: Recorded): NewJob => ({
  ...{ kind: 'group-purge' as const, key: event.id, ownerId: event.metadata.actor.id, priority: 5 },
  payload: { groupId: idOf(event.stream), removalId: event.id },
  delaySeconds: secondsToRegret,
});

/** Skips a group that was restored meanwhile. */
export const purgeHandler = ({ store, handle }: FollowTools): JobHandler<'group-purge'> => ({
  async run({ payload: { groupId, removalId } }) {
    const history = await store.readStream(streamOf('group', groupId));
    const last = history.findLast(({ type }) => type === 'GroupRemoved' || type === 'GroupRestored');
    if (last?.id !== removalId) return;
    await handle({ ...causedBy(last, 'purge'), ...toGroup(groupId, { type: 'PurgeGroup', data: {} }) });
  },
});
