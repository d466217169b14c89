import type { Areas } from '#domain/areas.ts';
import type { Area } from '#domain/kernel/area.ts';
import { administration } from './administration/area.ts';
import type { CommandArea } from './command-area.ts';
import { companies } from './companies/area.ts';
import { coupons } from './coupons/area.ts';
import { goals } from './goals/area.ts';
import { groups } from './groups/area.ts';
import { history } from './history/area.ts';
import { invitations } from './invitations/area.ts';
import { meetings } from './meetings/area.ts';
import { news } from './news/area.ts';
import { notifications } from './notifications/area.ts';
import { participation } from './participation/area.ts';
import { platforms } from './platforms/area.ts';
import { presentations } from './presentations/area.ts';
import { privacy } from './privacy/area.ts';
import { product } from './product/area.ts';
import { products } from './products/area.ts';
import { progress } from './progress/area.ts';
import { projections } from './projections/area.ts';
import { quotas } from './quotas/area.ts';
import { seminars } from './seminars/area.ts';
import { sessions } from './sessions/area.ts';
import { shares } from './shares/area.ts';
import { showcase } from './showcase/area.ts';
import { speech } from './speech/area.ts';
import { subscriptions } from './subscriptions/area.ts';
import { users } from './users/area.ts';
import { webhooks } from './webhooks/area.ts';

/** The write side of every area. */
const commandAreas: { readonly [Name in keyof Areas]: CommandArea<Areas[Name]> } = {
  users,
  privacy,
  sessions,
  presentations,
  seminars,
  participation,
  groups,
  shares,
  goals,
  progress,
  invitations,
  meetings,
  news,
  showcase,
  notifications,
  quotas,
  history,
  projections,
  product,
  products,
  coupons,
  subscriptions,
  companies,
  administration,
  speech,
  webhooks,
  platforms,
};

/** All areas as a list, for code that treats them alike. */
export const commandAreaList = Object.values(commandAreas) as unknown as readonly CommandArea<Area>[];

export const commandAreaOf = (area: Area): CommandArea<Area> =>
  (commandAreas as unknown as Readonly<Record<string, CommandArea<Area>>>)[area.name] as CommandArea<Area>;
