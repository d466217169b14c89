import { type Held, limitOf, type Quotas } from './entitlement.ts';

/** Permission to create tokens, with which programs make calls in the person's name. */
export const usesExternalApi = 'external_api';

/** Readers of the history and its proof; everybody else gets "not found". */
export const readsHistory = 'history:default';

const free = [
  'upload:audio',
  'upload:video',
  'session_training:default',
  'analysis:fast',
  'public_group:limited',
  'challenge:default',
  'seminar:default',
  'tutorial:basic',
] as const;
const basic = [...free, 'ai_feedback:relaxed', 'live_transcription:relaxed', 'public_group:full', 'vr_mode:default'];
const standard = [...basic, 'ai_feedback:fast', 'live_transcription:fast', 'tutorial:advanced', 'course:default'];
const premium = [...standard, 'tutorial:expert', 'tech_support:default'];

/** The roles of every installation, with their permissions until an admin changes them. */
export const permissionsOfRole: Readonly<Record<string, readonly string[]>> = {
  admin: [
    ...premium,
    'teacher:default',
    'can_share_with_all:default',
    'administration:projections',
    'administration:users',
    'administration:sales',
    'administration:news',
    'administration:content',
    readsHistory,
    `${usesExternalApi}:default`,
  ],
  auditor: [readsHistory],
  owner: [],
  user: [],
  moderator: ['administration:news'],
  coach: [],
  teacher: ['teacher:default'],
  student: ['student:default'],
  employee: [],
  manager: [],
  'sales-partner': [],
  'subscriber-free': free,
  'subscriber-basic': basic,
  'subscriber-standard': standard,
  'subscriber-premium': premium,
  'subscriber-enterprise': [...premium, 'b2b_group:default', `${usesExternalApi}:default`],
};

/** Changes by admins: all permissions of each changed role. */
type Changed = Readonly<Record<string, Readonly<{ permissions: readonly string[] }>>>;

/** Permissions from roles, and from bought or granted benefits. */
export const permissionsOf = (
  roles: readonly string[],
  benefits: Held['benefits'] = [],
  changed: Changed = {},
): readonly string[] => [
  ...new Set([
    ...roles.flatMap((role) => changed[role]?.permissions ?? permissionsOfRole[role] ?? []),
    ...benefits.flatMap(({ permissions }) => permissions),
  ]),
];

/** Admins count as privileged. */
export const isPrivileged = (roles: readonly string[]): boolean => roles.includes('admin');

/** Roles of everyone who registers. */
export const newcomerRoles: readonly string[] = ['user', 'subscriber-free'];

const unlimited = { fast: -1, relaxed: -1 };

/** The monthly limit of each class; -1 is unlimited. */
export const monthlyLimitsOf = (held: Held, kind: keyof Quotas, ofFreePlan: number) =>
  held.roles.includes('admin') ? unlimited : limitOf(held, kind, ofFreePlan);
