import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { Reaction } from '../reaction.ts';
import { erasureJobs } from './erasure-job.ts';

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
