import { ownerOf } from '#command-api/companies/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { plus } from '#domain/kernel/money.ts';
import type { Account } from '#domain/subscriptions/contract/account.ts';
import { paymentsOf } from '#domain/subscriptions/contract/payments.ts';
import type { DeclaredBy, SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { type Mail, putMail } from '#infra/mail/put-mail.ts';
import type { ReactionTools } from '../reaction.ts';
import { loadCompany } from './buyers.ts';
import {
  bankMail,
  boughtMail,
  cancellationMail,
  changedMail,
  couponEndedMail,
  goesOnMail,
  paymentFailedMail,
  withdrawalMail,
} from './mails.ts';
import { taxBackMail, taxMail } from './tax-mail.ts';

type Happened = Recorded<SubscriptionEvent>;
type To = Parameters<typeof withdrawalMail>[0] extends infer Given
  ? Pick<
      Given & { to: string; locale: 'de' | 'en'; firstName?: string; link?: string },
      'to' | 'locale' | 'firstName' | 'link'
    >
  : never;

/** Writes the event's mail to the customer; for a company, to its owner. */
export async function writeOf(event: Happened, account: Account, { store, write, publicUrl }: ReactionTools) {
  const { type } = event;
  if (
    ![
      'SubscriptionActivated',
      'CancellationOrdered',
      'WithdrawalOrdered',
      'PaymentFailed',
      'OrderFailed',
      'PlanChanged',
      'CancellationWithdrawn',
      'CouponEnded',
      'VatChangeOrdered',
      'VatCreditOrdered',
    ].includes(type)
  )
    return;
  const customerId = idOf(event.stream);
  const company = account.audience === 'company' ? await loadCompany({ store }, customerId) : null;
  const userId = company ? (ownerOf(company) ?? '') : customerId;
  const user = await loadUser(store, userId);
  if (!user) return;
  const { email, locale, firstName } = user;
  const page = company ? `/company/purchase?company=${customerId}` : '/settings/subscription';
  const to = { to: email, locale, firstName, link: `${publicUrl()}${page}` };
  const vatIdStatus = company?.vatStatus ?? account.vatId?.status ?? null;
  const mail =
    event.type === 'VatChangeOrdered'
      ? taxMail({ ...to, vat: event.data.vat, vatIdStatus })
      : mailFor(event, account, to);
  if (mail) write(async (client) => void (await putMail(client, mail, userId)));
}

function mailFor({ type, data, metadata }: Happened, account: Account, to: To): Mail | undefined {
  const of = 'subscriptionId' in data ? data.subscriptionId : null;
  const subscription = account.subscriptions.find((one) => one.subscriptionId === of);
  const plan = subscription?.terms.productName;
  switch (type) {
    case 'SubscriptionActivated': {
      const paid = Object.values(account.invoices).find((one) => one.subscriptionId === of);
      if (!subscription || !paid) return undefined;
      const { productName, interval } = subscription.terms;
      const payments = paymentsOf(account, subscription);
      const isConsumer = account.audience === 'private' && !account.isBusiness;
      return boughtMail({ ...to, plan: productName, interval, paid: paid.paid, payments, isConsumer });
    }
    case 'CancellationOrdered': {
      if (!subscription || !plan || !isByPeople(data.by)) return undefined;
      // A cancellation that was confirmed late ends with the period in which it was declared.
      const endsAt = data.when === 'period_end' ? subscription.periodEnd : (data.payBackSince ?? metadata.at);
      return cancellationMail({ ...to, receivedAt: data.declaredAt ?? metadata.at, plan, endsAt });
    }
    case 'WithdrawalOrdered':
      if (!plan || !isByPeople(data.by)) return undefined;
      return withdrawalMail({ ...to, receivedAt: data.declaredAt ?? metadata.at, plan });
    case 'VatCreditOrdered': {
      const [vat, ...more] = data.invoiceIds.flatMap((id) => account.invoices[id]?.vat ?? []);
      return vat && taxBackMail({ ...to, vat: more.reduce(plus, vat) });
    }
    case 'PlanChanged':
    case 'CancellationWithdrawn':
    case 'CouponEnded': {
      if (!subscription || !plan) return undefined;
      const { interval, quantity } = subscription.terms;
      const going = { ...to, plan, interval, payments: paymentsOf(account, subscription) };
      if (type === 'PlanChanged')
        return changedMail({ ...going, seats: account.audience === 'company' ? quantity : null });
      return type === 'CouponEnded' ? couponEndedMail(going) : goesOnMail(going);
    }
    case 'OrderFailed':
      return data.failure === 'authentication_required' ? bankMail(to) : undefined;
    case 'PaymentFailed': {
      // A change of plan reports its failed payment itself.
      if (account.orders.some(({ kind }) => kind === 'change_plan')) return undefined;
      const invoice = account.invoices[data.invoiceId];
      return invoice && paymentFailedMail({ ...to, total: invoice.total, nextAttemptAt: data.nextAttemptAt });
    }
    default:
      return undefined;
  }
}

/** False for the end that an erasure causes: its person gets no mail. */
const isByPeople = (by: DeclaredBy | undefined): boolean => by !== undefined && by !== 'erasure';
