import type { Area } from '#domain/kernel/area.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { choiceFor } from '#domain/notifications/contract/settings.ts';
import { inboxDecider } from '#domain/notifications/decider.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';
import type { CommandArea } from '../../command-area.ts';
import type { Reaction } from '../../reaction.ts';
import { digestLater, tellLater } from './mail-jobs.ts';
import { nextDigest, timeToSend } from './mail-times.ts';

type Received = Recorded<Extract<NotificationEvent, { type: 'NotificationReceived' }>>;

type Tools = Pick<Deps, 'store' | 'remembered'> & Readonly<{ everyArea: readonly CommandArea<Area>[] }>;

/** Mails notifications at once or in the daily mail, as the person chose. Types with a mail of their area's own are not mailed twice. */
export const mailReaction = ({ everyArea, ...log }: Tools): Reaction => ({
  name: 'notification-mails',
  streams: ['inbox-'],
  types: ['NotificationReceived'] satisfies readonly NotificationEvent['type'][],
  async react(event, { put }) {
    const { stream, data, metadata } = event as Received;
    const { settings } = await currentState(log, { stream, decider: inboxDecider });
    const { mail } = choiceFor(settings, data.type);
    const [userId, at] = [idOf(stream), Date.parse(metadata.at)];
    if (mail === 'at_once' && !mailedByArea(everyArea, data.type)) {
      const { notificationId } = data;
      put(tellLater({ userId, notificationId }, timeToSend(at, settings.quietHours)));
    }
    if (mail === 'daily') {
      const until = nextDigest(at, settings.quietHours);
      put(digestLater({ userId, until }, timeToSend(until, settings.quietHours)));
    }
  },
});

const mailedByArea = (everyArea: Tools['everyArea'], type: string): boolean =>
  everyArea.some(({ notificationWords = {} }) => notificationWords[type]?.mailedByArea);
