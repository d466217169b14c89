import { DomainError } from '#domain/kernel/errors.ts';
import { liveSubscription, type Subscription } from '#domain/subscriptions/account.ts';
import { type SubscriptionCommand, subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { declarationCommands } from '#domain/subscriptions/declarations-contract.ts';
import { derivedId } from '#infra/ids.ts';
import type { Mail } from '#infra/mail/put-mail.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Asked, CommandHandlers, CommandTools } from '../command-area.ts';
import { reservedNames } from '../reserved-names.ts';
import { holderOf } from '../reserved-streams.ts';
import { loadUser } from '../stored-user.ts';
import { cancellationMail, supportMail, withdrawalMail } from './mails.ts';
import { accountStream, loadAccount } from './stored-account.ts';

type Calls = typeof declarationCommands;
type Body = Calls['DeclareCancellation']['body']['_output'] | Calls['DeclareWithdrawal']['body']['_output'];
type Found = Readonly<{ customerId: string; name: string; subscription: Subscription }>;

/** Of one network: each writes two mails. */
const throttle = { max: 10, minutes: 60 };

/**
 * The two buttons that the law wants, for who is not signed in. Everybody gets the same answer, and a receipt by mail at once;
 * what cannot be carried out safely goes to people who look after it.
 */
export function declarationCalls(tools: CommandTools): CommandHandlers<Calls> {
  const { store, pool, settings, publicUrl } = tools;

  async function findContract(email: string): Promise<Found | null> {
    const names = reservedNames(await tools.secrets('reservations'));
    const customerId = await holderOf(tools, names.email(email));
    const user = customerId && (await loadUser(store, customerId));
    if (!user) return null;
    const subscription = liveSubscription(await loadAccount({ store }, customerId));
    return subscription ? { customerId, name: `${user.firstName} ${user.lastName}`, subscription } : null;
  }

  async function order(
    { cause, send }: Pick<Asked, 'cause' | 'send'>,
    { customerId, subscription: { subscriptionId } }: Found,
    ordered: Readonly<{ type: 'OrderCancellation'; when: 'period_end' } | { type: 'OrderWithdrawal' }>,
  ): Promise<boolean> {
    const { type, ...more } = ordered;
    const data = { orderId: derivedId(cause.commandId, 'order'), subscriptionId, by: 'form', ...more };
    const stream = accountStream(customerId);
    try {
      await send({ stream, decider: subscriptionDecider, command: { type, data } as SubscriptionCommand }, 'order');
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'conflict') return false;
      throw error;
    }
  }

  async function write(mails: readonly Mail[], ownerId: string | null): Promise<void> {
    await inTransaction(pool, async (client) => {
      for (const mail of mails) await putMail(client, mail, ownerId);
    });
  }

  const link = () => `${publicUrl()}/settings/subscription`;
  const supportAddress = settings.SUPPORT_EMAIL ?? settings.ADMIN_EMAIL;

  return {
    DeclareCancellation: {
      allow: 'anyone',
      claims: 'before',
      throttle,
      async run({ body, ...asked }) {
        const receivedAt = new Date().toISOString();
        const found = await findContract(body.email);
        const isPlain = body.kind === 'ordinary' && body.endsOn === null;
        const done = found && isPlain && (await order(asked, found, { type: 'OrderCancellation', when: 'period_end' }));
        const said = saidIn(body);
        const contract = done
          ? { plan: found.subscription.terms.productName, endsAt: found.subscription.periodEnd }
          : { plan: null, endsAt: null };
        const { email: to, locale } = body;
        const mails = [cancellationMail({ to, locale, link: link(), receivedAt, said, ...contract })];
        if (!done) mails.push(forSupport('cancel', body, receivedAt));
        await write(mails, found?.customerId ?? null);
        return { receivedAt };
      },
    },
    DeclareWithdrawal: {
      allow: 'anyone',
      claims: 'before',
      throttle,
      async run({ body, ...asked }) {
        const receivedAt = new Date().toISOString();
        const found = await findContract(body.email);
        // It cannot be taken back: somebody else's name is not enough.
        const isTheirs = found !== null && isSameName(found.name, body.name);
        const done = isTheirs && (await order(asked, found, { type: 'OrderWithdrawal' }));
        const { email: to, locale } = body;
        const plan = done ? found.subscription.terms.productName : null;
        const mails = [withdrawalMail({ to, locale, link: link(), receivedAt, said: saidIn(body), plan })];
        if (!done) mails.push(forSupport('withdraw', body, receivedAt));
        await write(mails, found?.customerId ?? null);
        return { receivedAt };
      },
    },
  };

  function forSupport(what: 'cancel' | 'withdraw', body: Body, receivedAt: string): Mail {
    return supportMail({ to: supportAddress, locale: 'de', what, receivedAt, said: saidIn(body), email: body.email });
  }
}

const isSameName = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const labels = {
  de: {
    name: 'Name',
    contract: 'Vertrag',
    kind: 'Art',
    extraordinary: 'außerordentlich',
    reason: 'Grund',
    endsOn: 'Zum',
  },
  en: {
    name: 'Name',
    contract: 'Contract',
    kind: 'Kind',
    extraordinary: 'extraordinary',
    reason: 'Reason',
    endsOn: 'On',
  },
} as const;

/** What somebody wrote, without anything that leads elsewhere: it goes to an address that anybody may have typed. */
function saidIn(body: Body): readonly string[] {
  const words = labels[body.locale];
  const more = 'kind' in body ? body : { kind: 'ordinary', reason: '', endsOn: null };
  const lines = [
    [words.name, body.name],
    [words.contract, body.contract],
    [words.kind, more.kind === 'extraordinary' ? words.extraordinary : ''],
    [words.reason, more.reason],
    [words.endsOn, more.endsOn ?? ''],
  ];
  return lines
    .filter(([, text]) => text)
    .map(([label, text = '']) => `${label}: ${text.replace(/:\/\/|www\./gi, ' ')}`);
}
