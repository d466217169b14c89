import type { ProjectionArea } from '#domain/areas.ts';
import { administrationProjection } from './administration/area.ts';
import { companiesProjection } from './companies/area.ts';
import { couponsProjection } from './coupons/area.ts';
import { goalsProjection } from './goals/area.ts';
import { groupsProjection } from './groups/area.ts';
import { historyProjection } from './history/area.ts';
import { invitationsProjection } from './invitations/area.ts';
import { meetingsProjection } from './meetings/area.ts';
import { newsProjection } from './news/area.ts';
import { notificationsProjection } from './notifications/area.ts';
import { participationProjection } from './participation/area.ts';
import { platformsProjection } from './platforms/area.ts';
import { presentationsProjection } from './presentations/area.ts';
import { privacyProjection } from './privacy/area.ts';
import { productsProjection } from './products/area.ts';
import { progressProjection } from './progress/area.ts';
import type { AreaProjection, Projection } from './projection.ts';
import { quotasProjection } from './quotas/area.ts';
import { seminarsProjection } from './seminars/area.ts';
import { sessionsProjection } from './sessions/area.ts';
import { sharesProjection } from './shares/area.ts';
import { showcaseProjection } from './showcase/area.ts';
import { subscriptionsProjection } from './subscriptions/area.ts';
import { usersProjection } from './users/area.ts';
import { webhooksProjection } from './webhooks/area.ts';

const byArea: { readonly [Name in ProjectionArea]: AreaProjection } = {
  users: usersProjection,
  privacy: privacyProjection,
  meetings: meetingsProjection,
  news: newsProjection,
  showcase: showcaseProjection,
  notifications: notificationsProjection,
  quotas: quotasProjection,
  sessions: sessionsProjection,
  presentations: presentationsProjection,
  seminars: seminarsProjection,
  participation: participationProjection,
  groups: groupsProjection,
  shares: sharesProjection,
  goals: goalsProjection,
  progress: progressProjection,
  invitations: invitationsProjection,
  history: historyProjection,
  products: productsProjection,
  companies: companiesProjection,
  coupons: couponsProjection,
  subscriptions: subscriptionsProjection,
  administration: administrationProjection,
  webhooks: webhooksProjection,
  platforms: platformsProjection,
};

/** The read models of every area; to add an area, add a line. */
export const areas: readonly Projection[] = Object.values(byArea);
