import type { intervals, Price } from '#domain/kernel/billing.ts';
import { type Benefits, permissionsOfSeats } from '#domain/kernel/entitlement.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { minus, plus, share } from '#domain/kernel/money.ts';
import { vatOf } from '#domain/kernel/vat.ts';
import { type Product, productList } from '#domain/products/contract/calls.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Payments } from '#infra/payments/payments.ts';
import { vatRulesOf } from '#infra/payments/vat-rules.ts';
import { query } from '../query-area.ts';

type Plan = Readonly<{
  name: string;
  description: string;
  images: string[];
  metadata: Record<string, string>;
  audience: 'private' | 'company';
  benefits: Benefits;
  prices: Price[];
  maxSeats: number | null;
}>;
type Row = Readonly<{ id: string; active: boolean; plan: Plan; published: Readonly<{ prices: Price[] }> | null }>;

type Dependencies = Readonly<{ settings: Settings; payments: Payments | undefined }>;

/** Plans that can be bought, ordered by price; the free one comes first. */
export const productsQuery = ({ settings, payments }: Dependencies) =>
  query(productList, {
    allow: 'anyone',
    async answer({ query: { currency, country } }, pool) {
      const { rows } = await pool.query<Row>(
        'select id, active, plan, published from products.product_list order by id',
      );
      const { rate } = vatOf({ country: country ?? settings.VAT_COUNTRY, vatId: null }, vatRulesOf(settings));
      const asked = { currency, rate, isSetUp: payments !== undefined };
      const plans = rows.map((row) => shown(row, asked)).toSorted((one, other) => orderOf(one) - orderOf(other));
      return [freePlan(settings, rate), ...plans];
    },
  });

const orderOf = ({ unitAmountMonthly, unitAmountYearly }: Product): number =>
  unitAmountMonthly ?? unitAmountYearly ?? Number.MAX_SAFE_INTEGER;

type PriceContext = Readonly<{ currency: Currency; rate: number; isSetUp: boolean }>;

function shown({ id, active, plan, published }: Row, { currency, rate, isSetUp }: PriceContext): Product {
  const { benefits, prices, ...described } = plan;
  const priceOf = (wanted: (typeof intervals)[number]) => {
    const price = prices.find((one) => one.interval === wanted && one.price.currency === currency);
    if (!price) return null;
    const vat = share(price.price, rate);
    return { interval: wanted, net: price.price, vat, gross: plus(price.price, vat) };
  };
  const [monthlyPrice, yearlyPrice] = [priceOf('month'), priceOf('year')];
  const amount = (price: typeof monthlyPrice) =>
    (plan.audience === 'private' ? price?.gross : price?.net)?.amount ?? null;
  return {
    ...{
      id,
      active,
      ...described,
      ...benefits,
      permissions: permissionsOf(plan),
      isFree: false,
      vatRate: rate,
      monthlyPrice,
      yearlyPrice,
    },
    yearlySaving: savingOf(monthlyPrice, yearlyPrice),
    isBuyable: isSetUp && active && prices.length > 0 && isPublished(prices, published),
    unit_amount: amount(monthlyPrice) ?? amount(yearlyPrice),
    unitAmountMonthly: amount(monthlyPrice),
    unitAmountYearly: amount(yearlyPrice),
  };
}

const permissionsOf = ({ audience, benefits: { permissions } }: Plan): string[] => [
  ...new Set([...permissions, ...(audience === 'company' ? permissionsOfSeats : [])]),
];

const monthsOfYear = 12;

/** Null if a year does not cost less than its months. */
function savingOf(monthly: Product['monthlyPrice'], yearly: Product['yearlyPrice']): Product['yearlySaving'] {
  if (!monthly || !yearly) return null;
  const of = (name: 'gross' | 'net') => {
    const perMonth = { ...yearly[name], amount: Math.round(yearly[name].amount / monthsOfYear) };
    return { perMonth, saved: minus(monthly[name], perMonth) };
  };
  const saving = { gross: of('gross'), net: of('net') };
  return saving.net.saved.amount > 0 ? saving : null;
}

/** Whether the provider has exactly the shown prices, so that nobody is charged another one. */
export const isPublished = (prices: readonly Price[], published: Row['published']): boolean =>
  prices.every(({ interval, price }) =>
    published?.prices.some(
      (one) => one.interval === interval && one.price.currency === price.currency && one.price.amount === price.amount,
    ),
  );

const freePlanId = '0'.repeat(32);

function freePlan({ FREE_PLAN_ANALYSES, FREE_PLAN_FEEDBACKS }: Settings, vatRate: number): Product {
  const both = (limit: number) => ({ fast: limit, relaxed: limit });
  return {
    ...({ id: freePlanId, name: 'Free', description: '', images: [], active: true, metadata: {} } as const),
    ...({
      audience: 'private',
      tier: null,
      permissions: [],
      maxSeats: null,
      isFree: true,
      isBuyable: false,
      vatRate,
    } as const),
    quotas: { analysis: both(FREE_PLAN_ANALYSES), ai_feedback: both(FREE_PLAN_FEEDBACKS), live_transcription: both(0) },
    ...{
      monthlyPrice: null,
      yearlyPrice: null,
      yearlySaving: null,
      unit_amount: 0,
      unitAmountMonthly: 0,
      unitAmountYearly: 0,
    },
  };
}
