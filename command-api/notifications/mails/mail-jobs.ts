import type { JobPayload } from '#domain/jobs.ts';
import type { NewJob } from '../../queue.ts';

const priority = 20;
const delay = (at: number) => Math.max(0, (at - Date.now()) / 1_000);

export const tellLater = (payload: JobPayload<'notification-mail'>, at: number): NewJob => ({
  ...{ kind: 'notification-mail' as const, key: payload.notificationId, ownerId: payload.userId },
  ...{ payload, priority, delaySeconds: delay(at) },
});

export const digestLater = (payload: JobPayload<'notification-digest'>, at: number): NewJob => ({
  ...{ kind: 'notification-digest' as const, key: `${payload.userId} ${payload.until}`, ownerId: payload.userId },
  ...{ payload, priority, delaySeconds: delay(at) },
});
