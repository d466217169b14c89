import type { JobPayload } from '#domain/jobs.ts';
import type { NewJob } from '../queue.ts';

/** Retries for nearly an hour. */
const maxAttempts = 12;

/** `because` makes the job different from an earlier one for the same grade. */
export const gradeJob = (
  { personId, ...payload }: JobPayload<'platform-grade'> & Readonly<{ personId: string }>,
  because: string,
  delaySeconds = 0,
): NewJob => ({
  kind: 'platform-grade',
  key: `${because} ${payload.accountId} ${payload.linkId} ${payload.lineItem}`,
  ...{ ownerId: personId, payload, priority: 0, maxAttempts, delaySeconds },
});
