import type { JobPayload } from '#domain/jobs.ts';
import type { NewJob } from '../queue.ts';

/** The first try and five retries, over about twenty minutes. */
const maxAttempts = 6;

/** `again` makes a new job when the message is sent once more. */
export const deliveryJob = (
  { ownerId, ...payload }: JobPayload<'webhook'> & Readonly<{ ownerId: string }>,
  again?: string,
): NewJob => ({
  kind: 'webhook',
  key: again === undefined ? payload.message.id : `${payload.message.id} ${again}`,
  ...{ ownerId, payload, priority: 0, maxAttempts },
});
