import { z } from 'zod';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Benefits, Quotas, Tier } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';

/** As filters name them: `free` is everybody without a paid tier. */
export const plans = ['free', ...Tier.options] as const;

/** When somebody was here last: within so many days, or never. */
export const seenWithin = ['1', '7', '30', '90', 'never'] as const;

/** `-` begins with the largest, the latest. */
export const personOrders = ['name', '-name', 'registered', '-registered', 'seen', '-seen'] as const;
export type PersonOrder = (typeof personOrders)[number];

const Filters = {
  q: z.string().trim().max(200).optional(),
  role: z.string().max(40).optional(),
  plan: z.enum(plans).optional(),
  company: Id.optional(),
  confirmed: z.enum(['yes', 'no']).optional(),
  active: z.enum(['yes', 'no']).optional(),
  seen: z.enum(seenWithin).optional(),
};

const PersonRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  /** Those that were given. Plans and companies add further ones. */
  roles: z.array(z.string()),
  /** The best of what somebody has. */
  plan: z.enum(plans),
  companies: z.array(z.object({ id: Id, name: z.string() })),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  /** The date on which access ends by itself. */
  activeUntil: z.iso.datetime().nullable(),
  registeredAt: z.iso.datetime(),
  /** Null: never signed in. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Everybody who has an account, a page at a time. */
export const personList = {
  method: 'GET',
  path: '/api/Admin/Users',
  name: 'person-list',
  query: z.object({
    ...Filters,
    order: z.enum(personOrders).default('name'),
    cursor: z.string().max(800).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.array(PersonRow),
  errors: ['access_denied', 'invalid_input'],
} as const satisfies QueryCall;

/** A list that is longer is not counted to its end. */
export const mostCounted = 10_000;

export const personCount = {
  method: 'GET',
  path: '/api/Admin/Users/Count',
  name: 'person-count',
  shows: ['person-list'],
  query: z.object(Filters),
  /** `isMore`: there are more than were counted. */
  answer: z.object({ count: z.int(), isMore: z.boolean() }),
  errors: ['access_denied', 'invalid_input'],
} as const satisfies QueryCall;

/** Companies that have somebody, by name: what the filter offers. */
export const companyNames = {
  method: 'GET',
  path: '/api/Admin/Users/Companies',
  name: 'company-names',
  shows: ['company-list'],
  query: z.object({ q: z.string().trim().max(200).optional() }),
  answer: z.array(z.object({ id: Id, name: z.string() })),
  errors: ['access_denied'],
} as const satisfies QueryCall;

/** Somebody who did something. `name` is null for what is no person, and for people who were erased. */
const Doer = z.object({ id: z.string(), name: z.string().nullable() });

/** Since when something is so, through whom, and why. */
const Origin = z.object({ since: z.iso.datetime(), by: Doer, reason: z.string().nullable() });
export type Origin = z.infer<typeof Origin>;

const Use = z.object({ limit: z.int(), used: z.int() });
const UseOfClasses = z.object({ fast: Use, relaxed: Use });

const PersonDetail = PersonRow.extend({
  locale: z.enum(['de', 'en']),
  /** The admin who opened or closed the account last; null as long as nobody has. */
  access: Origin.nullable(),
  rolesGiven: z.array(z.object({ name: z.string(), origin: Origin })),
  /** Bought, given by a company or by hand. */
  grants: z.array(
    z.object({
      kind: z.enum(['subscription', 'company', 'hand']),
      /** Its name, if it has one. */
      name: z.string().nullable(),
      role: z.enum(['owner', 'manager', 'employee']).nullable(),
      benefits: Benefits.nullable(),
      until: z.iso.datetime().nullable(),
      origin: Origin,
    }),
  ),
  /** `from`: the roles and the kinds of grants that give it. */
  permissions: z.array(z.object({ name: z.string(), from: z.array(z.string()) })),
  /** Permissions and quotas that an admin gave. */
  byHand: z.object({ permissions: z.array(z.string()), quotas: Quotas }),
  quotas: z.object({ analysis: UseOfClasses, ai_feedback: UseOfClasses, live_transcription: UseOfClasses }),
  /** The latest entries; what they were for is the person's own. */
  ledger: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['analysis', 'ai_feedback', 'live_transcription']),
      quotaClass: z.enum(['fast', 'relaxed']),
      state: z.enum(['held', 'used', 'given_back']),
      takenAt: z.iso.datetime(),
      seconds: z.int().nullable(),
    }),
  ),
  signIns: z.array(
    z.object({
      id: Id,
      name: z.string().nullable(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      signedInAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
  groups: z.array(z.object({ id: Id, name: z.string(), role: z.enum(['owner', 'manager', 'member']) })),
  seminars: z.array(z.object({ id: Id, name: z.string(), role: z.enum(['owner', 'participant']) })),
  /** When the account is erased, where its owner has asked for that. */
  erasesAt: z.iso.datetime().nullable(),
});
export type PersonDetail = z.infer<typeof PersonDetail>;

/** Everything about an account, and nothing about a talk. */
export const personDetail = {
  method: 'GET',
  path: '/api/Admin/Users/:id',
  name: 'person-detail',
  shows: ['person-list', 'quota-usage', 'confirmation-list'],
  params: z.object({ id: Id }),
  query: NoInput,
  answer: PersonDetail,
  errors: ['access_denied', 'user_not_found'],
} as const satisfies QueryCall;
