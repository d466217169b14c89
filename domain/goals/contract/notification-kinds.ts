import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

const path = ({ goalId }: Readonly<Record<string, string>>) => `/goals/${goalId}`;

export const notificationKinds = {
  goal_assigned: {
    topic: 'goals',
    label: { de: 'Jemand gibt mir ein Ziel', en: 'Someone gives me a goal' },
    sentence: { de: (name) => `${name} hat Ihnen ein Ziel gegeben.`, en: (name) => `${name} gave you a goal.` },
    path,
    mail: 'at_once',
  },
  goal_due: {
    topic: 'goals',
    label: { de: 'Eines meiner Ziele läuft bald ab', en: 'One of my goals is due soon' },
    sentence: { de: () => 'Eines Ihrer Ziele läuft bald ab.', en: () => 'One of your goals is due soon.' },
    path,
    mail: 'at_once',
  },
  goal_missed: {
    topic: 'goals',
    label: { de: 'Die Frist für eines meiner Ziele ist vorbei', en: 'One of my goals has passed its date' },
    sentence: {
      de: () => 'Die Frist für eines Ihrer Ziele ist vorbei.',
      en: () => 'One of your goals has passed its date.',
    },
    path,
    mail: 'at_once',
  },
  goal_reached: {
    topic: 'goals',
    label: { de: 'Ich habe ein Ziel erreicht', en: 'I reach a goal' },
    sentence: { de: () => 'Geschafft: Sie haben ein Ziel erreicht.', en: () => 'Well done: you reached a goal.' },
    path,
    mail: 'off',
  },
  goal_reached_by: {
    topic: 'goals',
    label: { de: 'Jemand erreicht ein Ziel, das ich gesetzt habe', en: 'Someone reaches a goal I set' },
    sentence: {
      de: (name) => `${name} hat ein Ziel erreicht, das Sie gesetzt haben.`,
      en: (name) => `${name} reached a goal you set.`,
    },
    path,
    mail: 'daily',
  },
} satisfies NotificationKinds;
