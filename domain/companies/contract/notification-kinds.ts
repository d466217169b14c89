import type { NotificationKinds } from '#domain/kernel/notification-kind.ts';

export const notificationKinds = {
  company_plan_ends: {
    topic: 'account',
    label: { de: 'Der Tarif meiner Firma läuft aus', en: "My company's plan is ending" },
    sentence: {
      de: () => 'Der Tarif Ihrer Firma ist gekündigt und läuft aus. Was Sie aufgenommen haben, bleibt Ihnen.',
      en: () => "Your company's plan was cancelled and will end. You keep everything you've recorded.",
    },
    path: () => '/company/home',
    mail: 'at_once',
  },
} satisfies NotificationKinds;
