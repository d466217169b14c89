import type { companiesArea } from '#domain/companies/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof companiesArea> = {
  company_plan_ends: {
    de: () => 'Der Tarif Ihrer Firma ist gekündigt und läuft aus. Was Sie aufgenommen haben, bleibt Ihnen.',
    en: () => 'The plan of your company was cancelled and will end. What you recorded stays yours.',
    path: () => '/company/home',
  },
};
