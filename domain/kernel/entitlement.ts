import * as z from 'zod/mini';

/** How many a month; -1 is unlimited. Live transcription in seconds. */
const limit = z.int().check(z.gte(-1));
const Classes = z.object({ fast: limit, relaxed: limit });
export const Quotas = z.object({ analysis: Classes, ai_feedback: Classes, live_transcription: Classes });
export type Quotas = z.output<typeof Quotas>;

/** Permissions outside of every plan, because they concern other people. */
const notForSale = /^(administration|history|teacher|can_share_with_all):/;

export const PlanPermission = z.string().check(
  z.regex(/^[a-z0-9_]{1,40}:[a-z0-9_]{1,40}$/, 'expected type:qualifier'),
  z.refine((permission) => !notForSale.test(permission), 'no plan may give that'),
);

/** A plan also grants the role of its own name, for example `subscriber-basic`. */
export const Tier = z.enum(['basic', 'standard', 'premium', 'enterprise']);
export type Tier = z.output<typeof Tier>;

const quotas = (analyses: number, feedbacks: number, seconds: number): Quotas => ({
  analysis: { fast: analyses, relaxed: -1 },
  ai_feedback: { fast: feedbacks, relaxed: feedbacks },
  live_transcription: { fast: seconds, relaxed: seconds },
});

/** Monthly quotas of each tier unless others are set, whether its plan is bought or its role is granted. */
export const quotasOfTier: Readonly<Record<Tier, Quotas>> = {
  basic: quotas(60, 60, 3_600),
  standard: quotas(150, 150, 18_000),
  premium: quotas(-1, 500, 36_000),
  enterprise: quotas(-1, -1, -1),
};

/** The benefits of a plan for one person, in addition to those that everybody has. */
export const Benefits = z.object({
  tier: z.nullable(Tier),
  permissions: z.array(PlanPermission),
  quotas: Quotas,
});
export type Benefits = Readonly<z.output<typeof Benefits>>;

const nothing = { fast: 0, relaxed: 0 };
export const noBenefits: Benefits = {
  tier: null,
  permissions: [],
  quotas: { analysis: nothing, ai_feedback: nothing, live_transcription: nothing },
};

/** The holder of a seat in a company. */
const CompanyRole = z.enum(['owner', 'manager', 'employee']);

/**
 * Benefits or a company role that a person has beside their own roles. `source` is `subscription:<id>`, `company:<id>` or
 * `grant:<id>`. A member of a company without a seat gets no benefits from it. `until` is null while no end is set.
 */
export const Grant = z.object({
  source: z.string(),
  benefits: z.nullable(Benefits),
  role: z.nullable(CompanyRole),
  until: z.nullable(z.iso.datetime()),
});
export type Grant = Readonly<z.output<typeof Grant>>;

/** The source of an admin's grants to one person. */
export const givenByHand = 'grant:hand';

/** The rights of a person: their roles, and what they bought or were granted. */
export type Held = Readonly<{ roles: readonly string[]; benefits: readonly Benefits[] }>;

/** Permissions that a seat in a company adds to the permissions of its plan. */
export const permissionsOfSeats: readonly string[] = ['b2b_group:default'];

/**
 * The rights at this time. The role of a plan's tier and the company role are among the roles; the role of a tier grants the same as a plan
 * of that tier.
 */
export function heldBy(roles: readonly string[], grants: readonly Grant[], now: Date): Held {
  const valid = grants.filter(({ until }) => until === null || new Date(until) > now);
  const benefits = [...roles.flatMap(benefitsOfRole), ...valid.flatMap(benefitsOfGrant)];
  const tiers = benefits.flatMap(({ tier }) => (tier ? [`subscriber-${tier}`] : []));
  const inCompanies = valid.flatMap(({ role }) => role ?? []);
  return { roles: [...new Set([...roles, ...tiers, ...inCompanies])], benefits };
}

const benefitsOfRole = (role: string): readonly Benefits[] =>
  Tier.options
    .filter((tier) => role === `subscriber-${tier}`)
    .map((tier) => ({ tier, permissions: [], quotas: quotasOfTier[tier] }));

function benefitsOfGrant({ benefits, source }: Grant): readonly Benefits[] {
  if (!benefits) return [];
  return [
    source.startsWith('company:')
      ? { ...benefits, permissions: [...new Set([...benefits.permissions, ...permissionsOfSeats])] }
      : benefits,
  ];
}

/** Whether the person has a plan: bought, through a seat of their company, or through the role of its tier. */
export const hasPlan = (roles: readonly string[], grants: readonly Grant[], now: Date): boolean =>
  roles.some((role) => benefitsOfRole(role).length > 0) ||
  grants.some(
    ({ source, benefits, until }) =>
      benefits !== null && /^(subscription|company):/.test(source) && (until === null || new Date(until) > now),
  );

type Kind = keyof Benefits['quotas'];

/** The highest monthly limit of a class among the free plan and all benefits; -1 is unlimited. */
export function limitOf({ benefits }: Pick<Held, 'benefits'>, kind: Kind, ofFreePlan: number) {
  const most = (quotaClass: 'fast' | 'relaxed') => {
    const limits = [ofFreePlan, ...benefits.map(({ quotas }) => quotas[kind][quotaClass])];
    return limits.includes(-1) ? -1 : Math.max(...limits);
  };
  return { fast: most('fast'), relaxed: most('relaxed') };
}
