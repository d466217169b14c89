import { choiceFor, type NotificationType } from '#domain/notifications/contract/all-kinds.ts';
import { inboxDecider, inboxStream } from '#domain/notifications/decider.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { timeToSend } from './mail-times.ts';

type About = Readonly<{ userId: string; type: NotificationType; at: string }>;

/**
 * The time to send the mail for a notification, for areas that send that mail themselves. In ms since 1970; null if the person
 * wants no immediate mail. `at`: the time of the event (ISO 8601).
 */
export async function timeOfOwnMail(
  store: Pick<EventStore, 'readStream'>,
  { userId, type, at }: About,
): Promise<number | null> {
  const { settings } = await storedState(store, inboxStream(userId), inboxDecider);
  return choiceFor(settings, type).mail === 'at_once' ? timeToSend(Date.parse(at), settings.quietHours) : null;
}
