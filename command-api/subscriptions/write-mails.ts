import { ownerOf } from '#domain/companies/company.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Account } from '#domain/subscriptions/account.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { type Mail, putMail } from '#infra/mail/put-mail.ts';
import type { ReactionTools } from '../reaction.ts';
import { loadUser } from '../stored-user.ts';
import { loadCompany } from './buyers.ts';
import { boughtMail, cancellationMail, paymentFailedMail, withdrawalMail } from './mails.ts';
import { taxMail } from './tax-mail.ts';

type Happened = Recorded<SubscriptionEvent>;
type To = Parameters<typeof withdrawalMail>[0] extends infer Given
  ? Pick<
      Given & { to: string; locale: 'de' | 'en'; firstName?: string; link?: string },
      'to' | 'locale' | 'firstName' | 'link'
    >
  : never;

/** What a person reads of it in a mail; of a company, its owner. */
export async function writeOf(event: Happened, account: Account, { store, write, publicUrl }: ReactionTools) {
  const { type } = event;
  if (
    ![
      'SubscriptionActivated',
      'CancellationOrdered',
      'WithdrawalOrdered',
      'PaymentFailed',
      'VatChangeOrdered',
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
  const said = { receivedAt: metadata.at, said: [], plan: subscription?.terms.productName ?? null };
  switch (type) {
    case 'SubscriptionActivated': {
      const paid = Object.values(account.invoices).find((one) => one.subscriptionId === of);
      if (!subscription || !paid) return undefined;
      const { productName: plan, interval } = subscription.terms;
      const isConsumer = account.audience === 'private' && !account.isBusiness;
      return boughtMail({ ...to, plan, interval, total: paid.total, isConsumer });
    }
    case 'CancellationOrdered': {
      const endsAt = data.when === 'now' ? metadata.at : (subscription?.periodEnd ?? null);
      return data.by === 'customer' ? cancellationMail({ ...to, ...said, endsAt }) : undefined;
    }
    case 'WithdrawalOrdered':
      return data.by === 'customer' ? withdrawalMail({ ...to, ...said }) : undefined;
    case 'PaymentFailed': {
      const invoice = account.invoices[data.invoiceId];
      return invoice && paymentFailedMail({ ...to, total: invoice.total, nextAttemptAt: data.nextAttemptAt });
    }
    default:
      return undefined;
  }
}
