import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Account } from '#domain/subscriptions/account.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { type Mail, putMail } from '#infra/mail/put-mail.ts';
import type { ReactionTools } from '../reaction.ts';
import { loadUser } from '../stored-user.ts';
import { boughtMail, cancellationMail, paymentFailedMail, withdrawalMail } from './mails.ts';

type Happened = Recorded<SubscriptionEvent>;
type To = Parameters<typeof withdrawalMail>[0] extends infer Given
  ? Pick<
      Given & { to: string; locale: 'de' | 'en'; firstName?: string; link?: string },
      'to' | 'locale' | 'firstName' | 'link'
    >
  : never;

/** What a person reads of it in a mail; of a company, its own area writes. */
export async function writeOf(event: Happened, account: Account, { store, write, publicUrl }: ReactionTools) {
  const { type } = event;
  if (!['SubscriptionActivated', 'CancellationOrdered', 'WithdrawalOrdered', 'PaymentFailed'].includes(type)) return;
  const userId = idOf(event.stream);
  const user = await loadUser(store, userId);
  if (!user) return;
  const { email, locale, firstName } = user;
  const mail = mailFor(event, account, { to: email, locale, firstName, link: `${publicUrl()}/settings/subscription` });
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
