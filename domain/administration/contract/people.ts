import * as z from 'zod/mini';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Benefits, Quotas, Tier } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';

/** Values of the filter: `free` means everybody without a paid tier. */
export const plans = ['free', ...Tier.options] as const;

/** The last visit: within this many days, or never. */
const seenWithin = ['1', '7', '30', '90', 'never'] as const;

/** `-`: descending, the largest or latest first. */
export const personOrders = ['name', '-name', 'registered', '-registered', 'seen', '-seen'] as const;
export type PersonOrder = (typeof personOrders)[number];

const Filters = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  role: z.optional(z.string().check(z.maxLength(40))),
  plan: z.optional(z.enum(plans)),
  company: z.optional(Id),
  confirmed: z.optional(z.enum(['yes', 'no'])),
  active: z.optional(z.enum(['yes', 'no'])),
  seen: z.optional(z.enum(seenWithin)),
};

const PersonRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  username: z.string(),
  profilePicture: z.nullable(z.string()),
  /** The person's own roles, from the registration or from an admin. Plans and companies add further ones. */
  roles: z.array(z.string()),
  /** The best tier among the person's roles and grants. */
  plan: z.enum(plans),
  companies: z.array(z.object({ id: Id, name: z.string() })),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  /** The date on which access ends by itself. */
  activeUntil: z.nullable(z.iso.datetime()),
  registeredAt: z.iso.datetime(),
  /** Null: never signed in. */
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Everybody who has an account, a page at a time. */
export const personList = {
  method: 'GET',
  path: '/api/Admin/Users',
  name: 'person-list',
  query: z.object({
    ...Filters,
    order: z._default(z.enum(personOrders), 'name'),
    cursor: z.optional(z.string().check(z.maxLength(800))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answer: z.array(PersonRow),
  errors: ['access_denied', 'invalid_input'],
} as const satisfies QueryCall;

/** Counting stops at this number. */
export const mostCounted = 10_000;

export const personCount = {
  method: 'GET',
  path: '/api/Admin/Users/Count',
  name: 'person-count',
  query: z.object(Filters),
  /** `isMore`: there are more than the counted ones. */
  answer: z.object({ count: z.int(), isMore: z.boolean() }),
  errors: ['access_denied', 'invalid_input'],
} as const satisfies QueryCall;

/** Companies with members, by name: the options of the filter. */
export const companyNames = {
  method: 'GET',
  path: '/api/Admin/Users/Companies',
  name: 'company-names',
  query: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  answer: z.array(z.object({ id: Id, name: z.string() })),
  errors: ['access_denied'],
} as const satisfies QueryCall;

/** The actor. `name` is null if the actor is not a person, or was erased. */
const Doer = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** Since when, by whom, and why. */
const Origin = z.object({ since: z.iso.datetime(), by: Doer, reason: z.nullable(z.string()) });
export type Origin = z.infer<typeof Origin>;

const Use = z.object({ limit: z.int(), used: z.int() });
const UseOfClasses = z.object({ fast: Use, relaxed: Use });

const PersonDetail = z.extend(PersonRow, {
  locale: z.enum(['de', 'en']),
  /** The admin who last opened or closed the account; null if none did. */
  access: z.nullable(Origin),
  rolesGiven: z.array(z.object({ name: z.string(), origin: Origin })),
  /** Bought, granted by a company, or granted by an admin. */
  grants: z.array(
    z.object({
      kind: z.enum(['subscription', 'company', 'hand']),
      /** The name of the company; null for other kinds. */
      name: z.nullable(z.string()),
      role: z.nullable(z.enum(['owner', 'manager', 'employee'])),
      benefits: z.nullable(Benefits),
      until: z.nullable(z.iso.datetime()),
      origin: Origin,
    }),
  ),
  /** `from`: the roles and the kinds of grants that include it. */
  permissions: z.array(z.object({ name: z.string(), from: z.array(z.string()) })),
  /** Permissions and quotas that an admin gave. */
  byHand: z.object({ permissions: z.array(z.string()), quotas: Quotas }),
  quotas: z.object({ analysis: UseOfClasses, ai_feedback: UseOfClasses, live_transcription: UseOfClasses }),
  /** The latest entries, without their subjects, which are private to the person. */
  ledger: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['analysis', 'ai_feedback', 'live_transcription']),
      quotaClass: z.enum(['fast', 'relaxed']),
      state: z.enum(['held', 'used', 'given_back']),
      takenAt: z.iso.datetime(),
      seconds: z.nullable(z.int()),
    }),
  ),
  signIns: z.array(
    z.object({
      id: Id,
      name: z.nullable(z.string()),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      signedInAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
  groups: z.array(z.object({ id: Id, name: z.string(), role: z.enum(['owner', 'manager', 'member']) })),
  seminars: z.array(z.object({ id: Id, name: z.string(), role: z.enum(['owner', 'participant']) })),
  /** When the account will be erased, if its owner requested that. */
  erasesAt: z.nullable(z.iso.datetime()),
});
export type PersonDetail = z.infer<typeof PersonDetail>;

/** Everything about an account; nothing about its talks. */
export const personDetail = {
  method: 'GET',
  path: '/api/Admin/Users/:id',
  name: 'person-detail',
  params: z.object({ id: Id }),
  query: NoInput,
  answer: PersonDetail,
  errors: ['access_denied', 'user_not_found'],
} as const satisfies QueryCall;
