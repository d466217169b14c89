import { administrationArea } from './administration/area.ts';
import { companiesArea } from './companies/area.ts';
import { couponsArea } from './coupons/area.ts';
import { goalsArea } from './goals/area.ts';
import { groupsArea } from './groups/area.ts';
import { historyArea } from './history/area.ts';
import { invitationsArea } from './invitations/area.ts';
import type { Area, CategoryOf, StreamKind } from './kernel/area.ts';
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
import { seminarsArea } from './seminars/area.ts';
import { sessionsArea } from './sessions/area.ts';
import { sharesArea } from './shares/area.ts';
import { showcaseArea } from './showcase/area.ts';
import { speechArea } from './speech/area.ts';
import { subscriptionsArea } from './subscriptions/area.ts';
import { usersArea } from './users/area.ts';
import { webhooksArea } from './webhooks/area.ts';

/** Every area of the product. A new area is one line here and one in the list of each other room. */
const list = [
  usersArea,
  privacyArea,
  sessionsArea,
  presentationsArea,
  seminarsArea,
  participationArea,
  groupsArea,
  sharesArea,
  goalsArea,
  progressArea,
  invitationsArea,
  meetingsArea,
  newsArea,
  showcaseArea,
  notificationsArea,
  quotasArea,
  historyArea,
  projectionsArea,
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

/** By name, for the lists of the other rooms: an area that is missing there does not compile. */
export type Areas = { readonly [A in (typeof list)[number] as A['name']]: A };

/** Every category of streams: a name that no area declares does not compile. */
export type StreamCategory = CategoryOf<(typeof list)[number]>;

type JobsIn<A> = A extends Readonly<{ jobs: infer Jobs }> ? Jobs : never;
type JobsOfAreas = JobsIn<(typeof list)[number]>;
type KindsIn<Jobs> = Jobs extends unknown ? keyof Jobs : never;
/** Every kind of job that an area declares, with the schema of its payload. */
export type AreaJobs = {
  readonly [Kind in KindsIn<JobsOfAreas>]: Extract<JobsOfAreas, Readonly<Record<Kind, unknown>>>[Kind];
};

export const areas: readonly Area[] = list;

const kinds = new Map<string, StreamKind>(areas.flatMap(({ streams }) => streams.map((kind) => [kind.category, kind])));

/** The categories of streams: the part of a stream's name before the hyphen. A newer version may have more. */
export const streamCategories: readonly string[] = [...kinds.keys()];

/** Undefined if this version does not know the kind of stream. */
export const kindOf = (stream: string): StreamKind | undefined => kinds.get(stream.slice(0, stream.indexOf('-')));

/** Has read models, in a schema of its name. */
export type ProjectionArea = keyof {
  readonly [A in (typeof list)[number] as A['hasReadModels'] extends true ? A['name'] : never]: A;
};

/** The areas that admins can rebuild. */
export const projectionAreas = areas
  .filter(({ hasReadModels }) => hasReadModels)
  .map(({ name }) => name as ProjectionArea);
