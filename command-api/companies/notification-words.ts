import type { companiesArea } from '#domain/companies/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof companiesArea> = {
  company_plan_ends: {
    de: () => 'Der Tarif Ihrer Firma ist gekündigt und läuft aus. Was Sie aufgenommen haben, bleibt Ihnen.',
    en: () => "Your company's plan was cancelled and will end. You keep everything you've recorded.",
    path: () => '/company/home',
  },
};
