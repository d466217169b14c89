import * as z from 'zod/mini';
import { Audience, Price } from '#domain/kernel/billing.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Benefits } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';

export const planCommands = {
  /** Only for a plan that was never on sale, because nobody can have bought it. */
  RemoveProduct: {
    method: 'POST',
    path: '/api/Admin/Products/:id/Remove',
    params: z.object({ id: Id }),
    body: z.nullish(NoInput),
    answer: Nothing,
    status: 204,
    errors: ['access_denied', 'not_found', 'cannot_delete', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;

const PlanRow = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  metadata: z.record(z.string(), z.string()),
  audience: Audience,
  benefits: Benefits,
  /** Without tax, in every currency. */
  prices: z.array(Price),
  maxSeats: z.nullable(z.int()),
  /** `waiting`: the payment provider does not have these prices yet. `off_sale`: it was on sale. */
  state: z.enum(['draft', 'waiting', 'on_sale', 'off_sale']),
  /** Subscribers whose subscription has not ended. `seats`: licences that companies pay for. */
  usage: z.object({ people: z.int(), companies: z.int(), seats: z.int() }),
  createdAt: z.iso.datetime(),
});
export type PlanRow = z.infer<typeof PlanRow>;

/** Every plan, including drafts, for people who manage plans. */
export const planList = {
  method: 'GET',
  path: '/api/Admin/Products',
  name: 'plan-list',
  query: NoInput,
  answer: z.array(PlanRow),
  errors: ['access_denied'],
} as const satisfies QueryCall;
