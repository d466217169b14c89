import { msg } from '@lingui/core/macro';
import { CalendarClock, CalendarX, Target, Trophy } from 'lucide-react';
import type { NotificationWordsOfArea } from '../lib/notification-words.ts';

const href = ({ goalId }: Readonly<Record<string, string>>) => `/goals/${goalId}`;

export const notificationWords: NotificationWordsOfArea = {
  goal_assigned: {
    topic: 'goals',
    label: msg`Jemand gibt mir ein Ziel`,
    icon: Target,
    text: (name) => msg`${name} hat Ihnen ein Ziel gegeben.`,
    href,
  },
  goal_due: {
    topic: 'goals',
    label: msg`Eines meiner Ziele läuft bald ab`,
    icon: CalendarClock,
    text: () => msg`Eines Ihrer Ziele läuft bald ab.`,
    href,
  },
  goal_missed: {
    topic: 'goals',
    label: msg`Die Frist für eines meiner Ziele ist vorbei`,
    icon: CalendarX,
    text: () => msg`Die Frist für eines Ihrer Ziele ist vorbei.`,
    href,
  },
  goal_reached: {
    topic: 'goals',
    label: msg`Ich habe ein Ziel erreicht`,
    icon: Trophy,
    text: () => msg`Geschafft: Sie haben ein Ziel erreicht.`,
    href,
  },
  goal_reached_by: {
    topic: 'goals',
    label: msg`Jemand erreicht ein Ziel, das ich gesetzt habe`,
    icon: Trophy,
    text: (name) => msg`${name} hat ein Ziel erreicht, das Sie gesetzt haben.`,
    href,
  },
};
