import { notificationTypes } from '#domain/areas.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { notificationsArea } from '#domain/notifications/area.ts';
import { neverChecked } from '#domain/notifications/contract.ts';
import { type InboxCommand, inboxDecider, inboxStream } from '#domain/notifications/decider.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { eventWords } from './event-words.ts';

const order = (userId: string, command: InboxCommand) => ({
  stream: inboxStream(userId),
  decider: inboxDecider,
  command,
});

/** The bell, and how somebody wants to be told. */
export const notifications: CommandArea<typeof notificationsArea> = {
  commands: () => ({
    MarkNotificationsChecked: {
      allow: 'signedIn',
      async run({ principal, send }) {
        const { state } = await send(order(principal().id, { type: 'CheckNotifications', data: {} }));
        return { lastChecked: state.checkedAt ?? neverChecked };
      },
    },
    ChangeNotificationSettings: {
      allow: 'signedIn',
      run({ body: settings, principal, send }) {
        if (!Object.keys(settings.types).every((type) => notificationTypes.includes(type)))
          return refuse('invalid_input', 'types');
        return send(order(principal().id, { type: 'ChangeNotificationSettings', data: { settings } }));
      },
    },
  }),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords,
  streamWords: { inbox: { de: 'Ihre Benachrichtigungen', en: 'your notifications' } },
};
