import type { goalsArea } from '#domain/goals/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

const path = ({ goalId }: Readonly<Record<string, string>>) => `/goals/${goalId}`;

export const notificationWords: NotificationWordsOf<typeof goalsArea> = {
  goal_assigned: {
    de: (name) => `${name} hat Ihnen ein Ziel gegeben.`,
    en: (name) => `${name} gave you a goal.`,
    path,
  },
  goal_due: {
    de: () => 'Eines Ihrer Ziele läuft bald ab.',
    en: () => 'One of your goals is due soon.',
    path,
  },
  goal_missed: {
    de: () => 'Die Frist für eines Ihrer Ziele ist vorbei.',
    en: () => 'One of your goals has passed its date.',
    path,
  },
  goal_reached: {
    de: () => 'Geschafft: Sie haben ein Ziel erreicht.',
    en: () => 'Well done: you reached a goal.',
    path,
  },
  goal_reached_by: {
    de: (name) => `${name} hat ein Ziel erreicht, das Sie gesetzt haben.`,
    en: (name) => `${name} reached a goal you set.`,
    path,
  },
};
