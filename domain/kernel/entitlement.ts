import { z } from 'zod';

/** How many a month; -1 is unlimited. Live transcription in seconds. */
const limit = z.int().min(-1);
const Classes = z.object({ fast: limit, relaxed: limit });
export const Quotas = z.object({ analysis: Classes, ai_feedback: Classes, live_transcription: Classes });
export type Quotas = z.output<typeof Quotas>;

/** What no plan gives to anybody: it is about others. */
const notForSale = /^(administration|history|teacher|can_share_with_all):/;

export const PlanPermission = z
  .string()
  .regex(/^[a-z0-9_]{1,40}:[a-z0-9_]{1,40}$/, 'expected type:qualifier')
  .refine((permission) => !notForSale.test(permission), 'no plan may give that');

/** Of which the role of the same name (`subscriber-basic`) is part of what a plan gives. */
export const Tier = z.enum(['basic', 'standard', 'premium', 'enterprise']);
export type Tier = z.output<typeof Tier>;

/** What a plan gives to one person, beside what everybody has. */
export const Benefits = z.object({
  tier: Tier.nullable(),
  permissions: z.array(PlanPermission),
  quotas: Quotas,
});
export type Benefits = Readonly<z.output<typeof Benefits>>;
