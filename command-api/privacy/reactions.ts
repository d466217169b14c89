import type { JobPayload } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { NewJob } from '../queue.ts';
import type { Reaction } from '../reaction.ts';

/** Among the highest priorities: an erasure must not wait behind analyses. */
const priority = 40;
/** Never gives up. A failed try is logged and retried after minutes. */
const maxAttempts = 1_000_000;
/** Uploads and analyses that were running have ended by then. The second run deletes the rows and files that they left. */
const againSeconds = 900;

const erasureJobs = (payload: JobPayload<'erasure'>): readonly NewJob[] => {
  const job = { kind: 'erasure' as const, ownerId: 'erasures', payload, priority, maxAttempts };
  return [
    { ...job, key: payload.person },
    { ...job, key: `${payload.person}_again`, delaySeconds: againSeconds },
  ];
};

/** Erases an erased person's data everywhere. */
export const erasureReaction: Reaction = {
  name: 'erasures',
  streams: ['user-'],
  types: ['UserErased'] satisfies readonly UserEvent['type'][],
  async react(event, { put }) {
    const { type, data, metadata, stream } = event as Recorded<UserEvent>;
    if (type !== 'UserErased') return;
    for (const job of erasureJobs({ person: idOf(stream), at: metadata.at, reason: data.reason })) put(job);
  },
};
