import type { JobPayload } from '#domain/jobs.ts';
import type { NewJob } from '../queue.ts';

/** The first try and five more, over about twenty minutes. */
const maxAttempts = 6;

/** `again`: what makes it another job where the message is sent once more. */
export const deliveryJob = (
  { ownerId, ...payload }: JobPayload<'webhook'> & Readonly<{ ownerId: string }>,
  again?: string,
): NewJob => ({
  kind: 'webhook',
  key: again === undefined ? payload.message.id : `${payload.message.id} ${again}`,
  ...{ ownerId, payload, priority: 0, maxAttempts },
});
