import type { meetingsArea } from '#domain/meetings/area.ts';
import { changedPart } from '#domain/meetings/contract/changes.ts';
import type { NotificationWordsOf } from '../command-area.ts';

const german = {
  subject: 'das Thema',
  time: 'die Zeit',
  link: 'den Link',
  password: 'das Passwort',
} as const;
const english = { subject: 'subject', time: 'time', link: 'link', password: 'password' } as const;

export const notificationWords: NotificationWordsOf<typeof meetingsArea> = {
  meeting_invited: {
    de: (name) => `${name} hat Sie zu einem Treffen eingeladen.`,
    en: (name) => `${name} invited you to a meeting.`,
    path: () => '/meetings',
    mailedByArea: true,
  },
  meeting_changed: {
    de(name, { changed }) {
      const part = changedPart(changed);
      return part === 'several'
        ? `${name} hat ein Treffen geändert.`
        : `${name} hat ${german[part]} eines Treffens geändert.`;
    },
    en(name, { changed }) {
      const part = changedPart(changed);
      return part === 'several' ? `${name} changed a meeting.` : `${name} changed the ${english[part]} of a meeting.`;
    },
    path: () => '/meetings',
    mailedByArea: true,
  },
  meeting_cancelled: {
    de: (name) => `${name} hat ein Treffen abgesagt.`,
    en: (name) => `${name} cancelled a meeting.`,
    path: () => '/meetings',
    mailedByArea: true,
  },
};
