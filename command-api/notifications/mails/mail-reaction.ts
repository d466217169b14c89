import type { JobPayload } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { choiceFor, kindFor } from '#domain/notifications/contract/all-kinds.ts';
import { inboxDecider } from '#domain/notifications/decider.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';
import type { NewJob } from '../../queue.ts';
import type { Reaction } from '../../reaction.ts';
import { nextDigest, timeToSend } from './mail-times.ts';

const priority = 20;
const delay = (at: number) => Math.max(0, (at - Date.now()) / 1_000);

const tellLater = (payload: JobPayload<'notification-mail'>, at: number): NewJob => ({
  ...{ kind: 'notification-mail' as const, key: payload.notificationId, ownerId: payload.userId },
  ...{ payload, priority, delaySeconds: delay(at) },
});

const digestLater = (payload: JobPayload<'notification-digest'>, at: number): NewJob => ({
  ...{ kind: 'notification-digest' as const, key: `${payload.userId} ${payload.until}`, ownerId: payload.userId },
  ...{ payload, priority, delaySeconds: delay(at) },
});

type Received = Recorded<Extract<NotificationEvent, { type: 'NotificationReceived' }>>;

/** Mails notifications immediately or daily, as the person chose. Skips types for which the area sends a mail itself. */
export const mailReaction = (log: Pick<Deps, 'store' | 'remembered'>): Reaction => ({
  name: 'notification-mails',
  streams: ['inbox-'],
  types: ['NotificationReceived'] satisfies readonly NotificationEvent['type'][],
  async react(event, { put }) {
    const { stream, data, metadata } = event as Received;
    const { settings } = await currentState(log, { stream, decider: inboxDecider });
    const { mail } = choiceFor(settings, data.type);
    const [userId, at] = [idOf(stream), Date.parse(metadata.at)];
    if (mail === 'at_once' && !kindFor(data.type)?.mailedByArea) {
      const { notificationId } = data;
      put(tellLater({ userId, notificationId }, timeToSend(at, settings.quietHours)));
    }
    if (mail === 'daily') {
      const until = nextDigest(at, settings.quietHours);
      put(digestLater({ userId, until }, timeToSend(until, settings.quietHours)));
    }
  },
});
