import type { Recorded } from '#domain/kernel/message.ts';
import type { NotificationType } from '#domain/notifications/contract/all-kinds.ts';
import { inboxDecider, inboxStream } from '#domain/notifications/decider.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { derivedId } from '#infra/ids.ts';
import { causedBy } from '../reaction.ts';

/** `concerns`: ids of the things that the notification is about. */
type Notice = Readonly<{
  to: string;
  type: NotificationType;
  byId: string | null;
  concerns: Readonly<Record<string, string>>;
}>;

/** Notifies a person of an event, once, however often the reaction runs. People are not notified of their own actions. */
export async function notify(handle: Handle, event: Recorded, { to, type, byId, concerns }: Notice): Promise<void> {
  if (to === byId) return;
  const cause = causedBy(event, `notify ${type} ${to}`);
  const data = { notificationId: derivedId(cause.commandId, 'notification'), type, byId, concerns: { ...concerns } };
  await handle({
    ...cause,
    stream: inboxStream(to),
    decider: inboxDecider,
    command: { type: 'ReceiveNotification', data },
  });
}
