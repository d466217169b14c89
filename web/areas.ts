import type { ErrorCode } from '#domain/kernel/errors.ts';
import { administrationArea } from './administration/area.ts';
import { companiesArea } from './companies/area.ts';
import { couponsArea } from './coupons/area.ts';
import { drillsArea } from './drills/area.ts';
import { goalsArea } from './goals/area.ts';
import { groupsArea } from './groups/area.ts';
import { historyArea } from './history/area.ts';
import { invitationsArea } from './invitations/area.ts';
import { type GeneralErrorCode, learnErrorWords, learnFailureWords } from './lib/error-messages.ts';
import { learnAreas } from './lib/known-areas.ts';
import type { WebArea } from './lib/web-area.ts';
import { meetingsArea } from './meetings/area.ts';
import { newsArea } from './news/area.ts';
import { notificationsArea } from './notifications/area.ts';
import { participationArea } from './participation/area.ts';
import { platformsArea } from './platforms/area.ts';
import { presentationsArea } from './presentations/area.ts';
import { privacyArea } from './privacy/area.ts';
import { productArea } from './product/area.ts';
import { productsArea } from './products/area.ts';
import { progressArea } from './progress/area.ts';
import { projectionsArea } from './projections/area.ts';
import { quotasArea } from './quotas/area.ts';
import { recorderArea } from './recorder/area.ts';
import { reportArea } from './report/area.ts';
import { seminarsArea } from './seminars/area.ts';
import { sessionsArea } from './sessions/area.ts';
import { sharesArea } from './shares/area.ts';
import { showcaseArea } from './showcase/area.ts';
import { speechArea } from './speech/area.ts';
import { stageArea } from './stage/area.ts';
import { subscriptionsArea } from './subscriptions/area.ts';
import { usersArea } from './users/area.ts';
import { webhooksArea } from './webhooks/area.ts';

const list = [
  usersArea,
  privacyArea,
  meetingsArea,
  newsArea,
  showcaseArea,
  notificationsArea,
  quotasArea,
  sessionsArea,
  recorderArea,
  stageArea,
  reportArea,
  drillsArea,
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
  administrationArea,
  speechArea,
  webhooksArea,
  platformsArea,
] as const;

/** Every screen of the client. Routes, navigation, settings, dashboard and words derive from it. */
export const areas: readonly WebArea[] = list;

type Declared<Area> = Area extends Readonly<{ errors: infer Errors }> ? keyof Errors : never;
type WithoutWords = Exclude<ErrorCode, GeneralErrorCode | Declared<(typeof list)[number]>>;
// An error code without words in an area or in `error-messages.ts` does not compile: the compiler names it here.
({}) satisfies Readonly<Record<WithoutWords, never>>;

learnAreas(areas);
for (const { errors = {}, failures = {} } of areas) {
  learnErrorWords(errors);
  learnFailureWords(failures);
}
