import type { Locale } from '#domain/kernel/contract.ts';
import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';
import { changedPart, type MeetingPart } from './changes.ts';

const changes: Readonly<Record<MeetingPart | 'several', Readonly<Record<Locale, string>>>> = {
  subject: { de: 'hat das Thema eines Treffens geändert', en: 'changed the subject of a meeting' },
  time: { de: 'hat ein Treffen verlegt', en: 'moved a meeting' },
  link: { de: 'hat den Link eines Treffens geändert', en: 'changed the link of a meeting' },
  password: { de: 'hat das Passwort eines Treffens geändert', en: 'changed the password of a meeting' },
  several: { de: 'hat ein Treffen geändert', en: 'changed a meeting' },
};

const path = () => '/meetings';

export const notificationKinds = {
  meeting_invited: {
    topic: 'meetings',
    label: { de: 'Jemand lädt mich zu einem Treffen ein', en: 'Someone invites me to a meeting' },
    sentence: {
      de: (name) => `${name} hat Sie zu einem Treffen eingeladen.`,
      en: (name) => `${name} invited you to a meeting.`,
    },
    path,
    mail: 'at_once',
    mailedByArea: true,
  },
  meeting_changed: {
    topic: 'meetings',
    label: { de: 'Jemand ändert ein Treffen', en: 'Someone changes a meeting' },
    sentence: {
      de: (name, { changed }) => `${name} ${changes[changedPart(changed)].de}.`,
      en: (name, { changed }) => `${name} ${changes[changedPart(changed)].en}.`,
    },
    path,
    mail: 'at_once',
    mailedByArea: true,
  },
  meeting_cancelled: {
    topic: 'meetings',
    label: { de: 'Jemand sagt ein Treffen ab', en: 'Someone cancels a meeting' },
    sentence: { de: (name) => `${name} hat ein Treffen abgesagt.`, en: (name) => `${name} cancelled a meeting.` },
    path,
    mail: 'at_once',
    mailedByArea: true,
  },
} satisfies NotificationKinds;
