import { type Interval, intervals, type Price, Seats } from '#domain/kernel/billing.ts';
import { PlanPermission, type Quotas, type Tier } from '#domain/kernel/entitlement.ts';
import { type Currency, currencies } from '#domain/kernel/money.ts';
import type { PlanRow } from '#domain/products/contract/plans.ts';

type PriceKey = `${Interval} ${Currency}`;

/** The values of a plan's form, as typed. */
export type PlanDraft = Readonly<{
  name: string;
  description: string;
  audience: PlanRow['audience'];
  tier: Tier | '';
  quotas: Quotas;
  permissions: string;
  prices: Readonly<Partial<Record<PriceKey, string>>>;
  maxSeats: string;
}>;

export const priceKeys = intervals.flatMap((interval) =>
  currencies.map((currency) => ({ interval, currency, key: `${interval} ${currency}` as PriceKey })),
);

const some = { fast: 10, relaxed: 30 };

export const newDraft: PlanDraft = {
  ...{ name: '', description: '', audience: 'private', tier: 'basic', permissions: '', prices: {}, maxSeats: '' },
  quotas: { analysis: some, ai_feedback: some, live_transcription: { fast: 0, relaxed: 0 } },
};

export const draftOf = ({ name, description, audience, benefits, prices, maxSeats }: PlanRow): PlanDraft => ({
  ...{ name, description, audience, tier: benefits.tier ?? '', quotas: benefits.quotas },
  permissions: benefits.permissions.join('\n'),
  prices: Object.fromEntries(
    prices.map(({ interval, price }) => [`${interval} ${price.currency}`, (price.amount / 100).toFixed(2)]),
  ),
  maxSeats: maxSeats === null ? '' : String(maxSeats),
});

const permissionsIn = ({ permissions }: PlanDraft) => [...new Set(permissions.split(/[\s,]+/).filter(Boolean))];

/** Cents from `12`, `12.5` or `12,50`; undefined for anything else. */
function amountIn(text: string): number | undefined {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined;
}

/** The first invalid field; undefined if all are valid. */
export function wrongIn(draft: PlanDraft): 'name' | 'prices' | 'permissions' | 'quotas' | 'maxSeats' | undefined {
  if (draft.name.trim() === '') return 'name';
  if (Object.values(draft.prices).some((text) => text?.trim() && !amountIn(text))) return 'prices';
  if (!permissionsIn(draft).every((one) => PlanPermission.safeParse(one).success)) return 'permissions';
  const limits = Object.values(draft.quotas).flatMap(({ fast, relaxed }) => [fast, relaxed]);
  if (limits.some((limit) => !Number.isInteger(limit) || limit < -1)) return 'quotas';
  return draft.maxSeats !== '' && !Seats.safeParse(Number(draft.maxSeats)).success ? 'maxSeats' : undefined;
}

type SentPlan = Pick<PlanRow, 'name' | 'description' | 'prices' | 'benefits' | 'maxSeats'>;

export const sentPlan = (draft: PlanDraft): SentPlan => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  benefits: { tier: draft.tier || null, permissions: permissionsIn(draft), quotas: draft.quotas },
  prices: priceKeys.flatMap(({ interval, currency, key }): Price[] => {
    const amount = amountIn(draft.prices[key] ?? '');
    return amount ? [{ interval, price: { amount, currency } }] : [];
  }),
  maxSeats: draft.audience === 'company' && draft.maxSeats !== '' ? Number(draft.maxSeats) : null,
});
