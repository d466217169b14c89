import { companyCommands } from '#domain/companies/contract/calls.ts';
import { couponCommands } from '#domain/coupons/contract/calls.ts';
import { subscriptionCommands, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import type { Name } from '../cast.ts';
import { done, type Part, type Stage } from '../stage.ts';

/** The product's sample plans. */
const [basic, standard, team] = ['d1', 'd2', 'd4'].map((digits) => digits.repeat(16)) as [string, string, string];
const coupon = 'HERBST25';
const employees: readonly Name[] = ['oliver', 'grace', 'amelia', 'daniel'];

/** A subscription with a coupon and a change of plan, and a company that buys seats. Both pay at the built-in provider. */
export const money: Part = (stage) => [
  {
    at: stage.daysAgo(70, '9:45'),
    does: () =>
      done(stage.admin().send(couponCommands.CreateCoupon, { body: { code: coupon, percentOff: 25, months: 3 } })),
  },
  { at: stage.daysAgo(64, '19:00'), does: () => buy(stage, 'lea', { productId: basic, coupon }) },
  { at: stage.daysAgo(40, '19:00'), does: () => change(stage, 'lea', { productId: standard }) },
  {
    at: stage.daysAgo(62, '9:00'),
    async does() {
      const body = { name: 'Schuster Lerntechnik GmbH', vatId: 'DE136695976' };
      const { id } = await done(stage.by('katharina').send(companyCommands.CreateCompany, { body }));
      stage.keep('company', id);
    },
  },
  {
    at: stage.daysAgo(61, '9:00'),
    does: () => buy(stage, 'katharina', { productId: team, licences: 5, companyId: stage.kept('company') }),
  },
  {
    at: stage.daysAgo(59, '9:00'),
    async does() {
      const emails = [...stage.emails(employees)];
      await done(stage.by('katharina').send(companyCommands.InviteToCompany, { body: { emails } }));
      await stage.accept(employees);
      const params = { userId: stage.by('oliver').id };
      await done(stage.by('katharina').send(companyCommands.ChangeCompanyRole, { params, body: { isManager: true } }));
    },
  },
  {
    at: stage.daysAgo(33, '9:00'),
    does: () => change(stage, 'katharina', { productId: team, licences: 8, companyId: stage.kept('company') }),
  },
  {
    at: stage.daysAgo(5, '9:00'),
    does: () =>
      done(
        stage.by('katharina').send(companyCommands.InviteToCompany, { body: { emails: ['ines.roth@example.org'] } }),
      ),
  },
  // Lets the provider bill each month.
  ...[31, 28, 3, 0].map((days) => ({ at: stage.daysAgo(days, '0:05'), does: () => billed(stage) })),
];

type OrderInput = Readonly<{ productId: string; coupon?: string; licences?: number; companyId?: string }>;

async function buy(stage: Stage, who: Name, wanted: OrderInput): Promise<void> {
  const { send } = stage.by(who);
  const body = { ...wanted, interval: 'month', currency: 'EUR' } as const;
  const { payments } = await done(send(purchaseCommands.QuotePurchase, { body }));
  const { total } = payments.next;
  const { url } = await done(send(purchaseCommands.StartCheckout, { body: { ...body, total, acceptsTerms: true } }));
  await submit(stage, new URL(url).pathname, { method: 'pm_card_visa', authenticates: 'true' });
  await stage.settle();
}

async function change(stage: Stage, who: Name, { companyId, ...wanted }: OrderInput): Promise<void> {
  const { send } = stage.by(who);
  const query = { ...(companyId && { companyId }) };
  const { subscription } = await done(send(subscriptionDetail, { query }));
  const body = { ...wanted, interval: 'month' } as const;
  const given = { params: { id: subscription?.id ?? '' }, query };
  const { prorationAt, dueNow } = await done(send(subscriptionCommands.PreviewPlanChange, { ...given, body }));
  await done(send(subscriptionCommands.ChangePlan, { ...given, body: { ...body, prorationAt, dueNow } }));
  await stage.settle();
}

/** The provider executes everything that is due by now. */
async function billed(stage: Stage): Promise<void> {
  const payload = { until: new Date().toISOString() };
  await stage.http.inject({ method: 'POST', url: '/dev/payments/clock', payload });
  await stage.settle();
}

/** Submits a form as the provider's page does. */
async function submit(stage: Stage, url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode } = await stage.http.inject({
    method: 'POST',
    url,
    headers,
    payload: new URLSearchParams(fields).toString(),
  });
  if (statusCode >= 400) throw new Error(`the provider answered ${statusCode} at ${url}`);
}
