import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { NewJob } from '#infra/queue/queue.ts';

/** The kind of the job that mails one notification. */
export const tellJob = 'notification-mail';
/** The kind of the job that mails what came on a day. */
export const digestJob = 'notification-digest';

export const Tell = z.object({ userId: Id, notificationId: Id });
/** `until` in ms since 1970: what came in the day before it. */
export const Digest = z.object({ userId: Id, until: z.number() });

const priority = 20;
const delay = (at: number) => Math.max(0, (at - Date.now()) / 1_000);

export const tellLater = (payload: z.output<typeof Tell>, at: number): NewJob => ({
  ...{ kind: tellJob, key: payload.notificationId, ownerId: payload.userId },
  ...{ payload, priority, delaySeconds: delay(at) },
});

export const digestLater = (payload: z.output<typeof Digest>, at: number): NewJob => ({
  ...{ kind: digestJob, key: `${payload.userId} ${payload.until}`, ownerId: payload.userId },
  ...{ payload, priority, delaySeconds: delay(at) },
});
