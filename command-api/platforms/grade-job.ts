import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { NewJob } from '#infra/queue/queue.ts';

export const gradeKind = 'platform-grade';

/** The account, the link, and the line of the grade book. The progress is looked up when the job runs, so the last value wins. */
export const GradePayload = z.object({ accountId: Id, linkId: Id, lineItem: z.string() });

/** Over the better part of an hour. */
const maxAttempts = 12;

/** `because`: what makes it another job than the one before it. */
export const gradeJob = (
  { personId, ...payload }: z.output<typeof GradePayload> & Readonly<{ personId: string }>,
  because: string,
  delaySeconds = 0,
): NewJob => ({
  kind: gradeKind,
  key: `${because} ${payload.accountId} ${payload.linkId} ${payload.lineItem}`,
  ...{ ownerId: personId, payload, priority: 0, maxAttempts, delaySeconds },
});
