import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CalendarClock, CalendarPlus, CalendarX } from 'lucide-react';
import { changedPart, type MeetingPart } from '#domain/meetings/contract/changes.ts';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

const changeWords: Readonly<Record<MeetingPart | 'several', (name: string) => MessageDescriptor>> = {
  subject: (name) => msg`${name} hat das Thema eines Treffens geändert.`,
  time: (name) => msg`${name} hat ein Treffen verlegt.`,
  link: (name) => msg`${name} hat den Link eines Treffens geändert.`,
  password: (name) => msg`${name} hat das Passwort eines Treffens geändert.`,
  several: (name) => msg`${name} hat ein Treffen geändert.`,
};

export const notificationWords: NotificationWordsOfArea = {
  meeting_invited: {
    topic: 'meetings',
    label: msg`Jemand lädt mich zu einem Treffen ein`,
    icon: CalendarPlus,
    text: (name) => msg`${name} hat Sie zu einem Treffen eingeladen.`,
    href: () => '/meetings',
  },
  meeting_changed: {
    topic: 'meetings',
    label: msg`Jemand ändert ein Treffen`,
    icon: CalendarClock,
    text: (name, { changed }) => changeWords[changedPart(changed)](name),
    href: () => '/meetings',
  },
  meeting_cancelled: {
    topic: 'meetings',
    label: msg`Jemand sagt ein Treffen ab`,
    icon: CalendarX,
    text: (name) => msg`${name} hat ein Treffen abgesagt.`,
    href: () => '/meetings',
  },
};
