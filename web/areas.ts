import type { ErrorCode } from '#domain/kernel/errors.ts';
import { appArea } from './app/area.ts';
import { companiesArea } from './companies/area.ts';
import { couponsArea } from './coupons/area.ts';
import { goalsArea } from './goals/area.ts';
import { groupsArea } from './groups/area.ts';
import { historyArea } from './history/area.ts';
import { invitationsArea } from './invitations/area.ts';
import { type GeneralErrorCode, learnErrorWords } from './lib/error-messages.ts';
import { learnNotificationWords } from './lib/notification-words.ts';
import type { WebArea } from './lib/web-area.ts';
import { meetingsArea } from './meetings/area.ts';
import { newsArea } from './news/area.ts';
import { notificationsArea } from './notifications/area.ts';
import { participationArea } from './participation/area.ts';
import { presentationsArea } from './presentations/area.ts';
import { privacyArea } from './privacy/area.ts';
import { productArea } from './product/area.ts';
import { productsArea } from './products/area.ts';
import { progressArea } from './progress/area.ts';
import { projectionsArea } from './projections/area.ts';
import { quotasArea } from './quotas/area.ts';
import { seminarsArea } from './seminars/area.ts';
import { sessionsArea } from './sessions/area.ts';
import { sharesArea } from './shares/area.ts';
import { subscriptionsArea } from './subscriptions/area.ts';
import { usersArea } from './users/area.ts';

const list = [
  appArea,
  usersArea,
  privacyArea,
  meetingsArea,
  newsArea,
  notificationsArea,
  quotasArea,
  sessionsArea,
  presentationsArea,
  goalsArea,
  progressArea,
  seminarsArea,
  participationArea,
  groupsArea,
  sharesArea,
  invitationsArea,
  projectionsArea,
  historyArea,
  productArea,
  productsArea,
  couponsArea,
  subscriptionsArea,
  companiesArea,
] as const;

/** Everything that the client is made of. Routes, navigation, settings, dashboard and words derive from it. */
export const areas: readonly WebArea[] = list;

type Declared<Area> = Area extends Readonly<{ errors: infer Errors }> ? keyof Errors : never;
type WithoutWords = Exclude<ErrorCode, GeneralErrorCode | Declared<(typeof list)[number]>>;
// A code that has words neither in an area nor in `error-messages.ts` does not compile: it is named as missing here.
({}) satisfies Readonly<Record<WithoutWords, never>>;

for (const { errors = {}, notifications = {} } of areas) {
  learnErrorWords(errors);
  learnNotificationWords(notifications);
}
