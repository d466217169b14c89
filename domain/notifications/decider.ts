import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import { allKinds, choiceFor } from './contract/all-kinds.ts';
import type { NotificationSettings } from './contract/settings.ts';
import type { NotificationEvent } from './events.ts';

type Events = { [E in NotificationEvent as E['type']]: E['data'] };

export type Inbox = Readonly<{
  received: number;
  /** When the person last saw all notifications; null before the first time. */
  checkedAt: string | null;
  settings: NotificationSettings;
}>;

export type InboxCommand =
  | Message<'ReceiveNotification', Events['NotificationReceived']>
  | Message<'CheckNotifications', Readonly<Record<never, never>>>
  | Message<'ChangeNotificationSettings', Events['NotificationSettingsChanged']>
  /** One type, or all (null). */
  | Message<'StopMails', Readonly<{ type: string | null }>>;

/** One person's notifications and settings. */
export const inboxDecider: Decider<Inbox, InboxCommand, NotificationEvent> = {
  initialState: { received: 0, checkedAt: null, settings: { types: {}, quietHours: null } },

  decide(command, inbox, now) {
    switch (command.type) {
      case 'ReceiveNotification': {
        const { notificationId, type, byId, concerns } = command.data;
        return [{ type: 'NotificationReceived', data: { notificationId, type, byId, concerns } }];
      }
      case 'CheckNotifications': {
        const at = now.toISOString();
        // If the clock went back, notifications that were seen stay seen.
        return inbox.checkedAt !== null && inbox.checkedAt >= at
          ? []
          : [{ type: 'NotificationsChecked', data: { at } }];
      }
      case 'ChangeNotificationSettings': {
        const { settings } = command.data;
        return sorted(settings) === sorted(inbox.settings)
          ? []
          : [{ type: 'NotificationSettingsChanged', data: { settings } }];
      }
      case 'StopMails': {
        const settings = withoutMails(inbox.settings, command.data.type);
        return sorted(settings) === sorted(inbox.settings)
          ? []
          : [{ type: 'NotificationSettingsChanged', data: { settings } }];
      }
    }
  },

  evolve(inbox, event) {
    switch (event.type) {
      case 'NotificationReceived':
        return { ...inbox, received: inbox.received + 1 };
      case 'NotificationsChecked':
        return { ...inbox, checkedAt: event.data.at };
      case 'NotificationSettingsChanged':
        return { ...inbox, settings: event.data.settings };
      default:
        // A newer version may have written events that this one does not know.
        return inbox;
    }
  },
};

/** Adds a choice for each stopped type that mails were sent for, whether by choice or by default. */
function withoutMails({ types, quietHours }: Inbox['settings'], stopped: string | null): Inbox['settings'] {
  const candidates = stopped === null ? Object.keys({ ...allKinds, ...types }) : [stopped];
  const changed = candidates
    .map((type) => [type, choiceFor({ types }, type)] as const)
    .filter(([, { mail }]) => mail !== 'off')
    .map(([type, choice]) => [type, { ...choice, mail: 'off' as const }] as const);
  return { quietHours, types: { ...types, ...Object.fromEntries(changed) } };
}

const sorted = ({ types, quietHours }: Inbox['settings']): string =>
  JSON.stringify([
    Object.entries(types)
      .map(([type, { bell, mail }]) => [type, bell, mail] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    quietHours && [quietHours.from, quietHours.to, quietHours.timeZone],
  ]);

export const inboxStream = (userId: string) => `inbox-${userId}` as const;
