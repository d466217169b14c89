import { refuse } from '#domain/kernel/errors.ts';
import type { notificationsArea } from '#domain/notifications/area.ts';
import { kindFor } from '#domain/notifications/contract/all-kinds.ts';
import { neverChecked } from '#domain/notifications/contract/calls.ts';
import { type InboxCommand, inboxDecider, inboxStream } from '#domain/notifications/decider.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { digestHandler, tellHandler } from './mails/mail-handlers.ts';
import { mailReaction } from './mails/mail-reaction.ts';
import { unsubscribeTokens } from './mails/unsubscribe-tokens.ts';
import { takeAlong } from './take-along.ts';

const addressed = (userId: string, command: InboxCommand) => ({
  stream: inboxStream(userId),
  decider: inboxDecider,
  command,
});

/** Notifications, and each person's settings for them. */
export const notifications: CommandArea<typeof notificationsArea> = {
  commands: ({ secrets, settings }) => ({
    MarkNotificationsChecked: {
      allow: 'signedIn',
      async run({ principal, send }) {
        const { state } = await send(addressed(principal().id, { type: 'CheckNotifications', data: {} }));
        return { lastChecked: state.checkedAt ?? neverChecked };
      },
    },
    ChangeNotificationSettings: {
      allow: 'signedIn',
      run({ body: settings, principal, send }) {
        if (!Object.keys(settings.types).every((type) => kindFor(type) !== undefined))
          return refuse('invalid_input', 'types');
        if (settings.quietHours && !isTimeZone(settings.quietHours.timeZone))
          return refuse('invalid_input', 'quietHours.timeZone');
        return send(addressed(principal().id, { type: 'ChangeNotificationSettings', data: { settings } }));
      },
    },
    StopMails: {
      allow: 'anyone',
      throttle: { max: settings.MAIL_LIMIT, minutes: 60 },
      async run({ body: { token, all }, send }) {
        const { userId, type } = (await unsubscribeTokens(secrets)).read(token) ?? refuse('invalid_input', 'token');
        const stopped = all ? null : type;
        await send({
          ...addressed(userId, { type: 'StopMails', data: { type: stopped } }),
          actor: { kind: 'user', id: userId },
        });
        return { type: stopped };
      },
    },
  }),
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [mailReaction(tools)],
    jobs: { 'notification-mail': tellHandler(tools), 'notification-digest': digestHandler(tools) },
  }),
  forget: nothingToForget,
  takeAlong,
  streamWords: { inbox: { de: 'Ihre Benachrichtigungen', en: 'your notifications' } },
};

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
};
