import { refuse } from '#domain/kernel/errors.ts';
import { checkoutStateOf } from '#domain/subscriptions/checkout-state.ts';
import type { subscriptionCommands } from '#domain/subscriptions/contract.ts';
import { type SubscriptionCommand, subscriptionDecider } from '#domain/subscriptions/decider.ts';
import { derivedId } from '#infra/ids.ts';
import type { Asked, CommandHandlers, CommandTools } from '../command-area.ts';
import { loadUser } from '../stored-user.ts';
import { orderChange, previewChange } from './change-plan.ts';
import { declarationCalls } from './declarations.ts';
import { lookAfter } from './look-after.ts';
import { checkoutPage, purchase } from './purchase.ts';
import { sellingTools } from './purchase-tools.ts';
import { offerTo, shownOffer } from './quote.ts';
import { accountStream, loadAccount } from './stored-account.ts';
import { webhookCall } from './webhook.ts';

/** Of one network, for calls that ask others for an answer. */
const throttle = { max: 60, minutes: 10 };

type Ordered =
  | Readonly<{ type: 'OrderCancellation'; when: 'period_end' | 'now'; by: 'customer' }>
  | Readonly<{ type: 'OrderWithdrawal'; by: 'customer' }>
  | Readonly<{ type: 'OrderContinuation' }>;

/** A person's own purchases. */
export function subscriptionCalls(tools: CommandTools): CommandHandlers<typeof subscriptionCommands> {
  const { store, publicUrl } = tools;
  const selling = () => sellingTools(tools);
  const buyer = ({ principal }: Pick<Asked, 'principal'>) =>
    ({ customerId: principal().id, audience: 'private' }) as const;

  async function order({ principal, cause, send }: Asked, subscriptionId: string, ordered: Ordered) {
    const { type, ...more } = ordered;
    const data = { orderId: derivedId(cause.commandId, 'order'), subscriptionId, ...more };
    const stream = accountStream(principal().id);
    await send({ stream, decider: subscriptionDecider, command: { type, data } as SubscriptionCommand });
  }

  /** @throws not_found where it is not the person's own */
  async function ownAccount({ principal }: Pick<Asked, 'principal'>, subscriptionId: string) {
    const account = await loadAccount({ store }, principal().id);
    const subscription = account.subscriptions.find((one) => one.subscriptionId === subscriptionId);
    return { account, subscription: subscription ?? refuse('not_found') };
  }

  return {
    QuotePurchase: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ body, ...asked }) {
        return shownOffer(await offerTo(selling(), buyer(asked), { ...body, quantity: 1 }));
      },
    },
    StartCheckout: {
      allow: 'signedIn',
      claims: 'before',
      throttle,
      async run({ body: { total, acceptsTerms: _, ...wanted }, ...asked }) {
        const principal = asked.principal();
        if (!principal.emailVerified) return refuse('email_not_confirmed');
        const user = (await loadUser(store, principal.id)) ?? refuse('unauthorized');
        const { email, firstName, lastName, locale } = user;
        const names = { askedBy: principal.id, email, name: `${firstName} ${lastName}`, locale };
        const customer = { ...buyer(asked), ...names };
        return purchase(selling(), customer, { wanted: { ...wanted, quantity: 1 }, total, pressed: asked });
      },
    },
    RefreshCheckout: {
      allow: 'signedIn',
      claims: 'never',
      async run({ params: { id }, principal, cause, send }) {
        const known = checkoutStateOf(await loadAccount({ store }, principal().id), id, new Date());
        if (known === null) return refuse('not_found');
        const { payments } = selling();
        const handle: typeof tools.handle = (given) => send(given, given.commandId);
        const account = await lookAfter({ store, payments, handle }, principal().id, cause);
        const state = checkoutStateOf(account, id, new Date()) ?? known;
        return { state, url: state === 'open' ? await checkoutPage(payments, account) : null };
      },
    },
    CancelSubscription: {
      allow: 'signedIn',
      run: ({ params: { id }, ...asked }) =>
        order(asked, id, { type: 'OrderCancellation', when: 'period_end', by: 'customer' }),
    },
    EndSubscription: {
      allow: 'signedIn',
      run: ({ params: { id }, ...asked }) =>
        order(asked, id, { type: 'OrderCancellation', when: 'now', by: 'customer' }),
    },
    ResumeSubscription: {
      allow: 'signedIn',
      run: ({ params: { id }, ...asked }) => order(asked, id, { type: 'OrderContinuation' }),
    },
    WithdrawSubscription: {
      allow: 'signedIn',
      run: ({ params: { id }, ...asked }) => order(asked, id, { type: 'OrderWithdrawal', by: 'customer' }),
    },
    PreviewPlanChange: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ params: { id }, body, ...asked }) {
        await ownAccount(asked, id);
        return previewChange(selling(), { customerId: asked.principal().id, subscriptionId: id }, body);
      },
    },
    ChangePlan: {
      allow: 'signedIn',
      async run({ params: { id }, body, ...asked }) {
        await ownAccount(asked, id);
        const which = { customerId: asked.principal().id, subscriptionId: id };
        return { orderId: await orderChange(selling(), which, { wanted: body, pressed: asked }) };
      },
    },
    OpenPaymentMethod: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ params: { id }, ...asked }) {
        const { account } = await ownAccount(asked, id);
        const customer = account.providerCustomerId ?? refuse('not_found');
        return { url: await selling().payments.paymentMethodPage(customer, `${publicUrl()}/settings/subscription`) };
      },
    },
    PayInvoice: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { invoiceId }, principal, cause, send }) {
        const invoices = (await loadAccount({ store }, principal().id)).invoices;
        const invoice = Object.hasOwn(invoices, invoiceId) ? invoices[invoiceId] : refuse('not_found');
        if (invoice?.status !== 'open') return refuse('conflict');
        const { payments } = selling();
        await payments.payInvoice(invoiceId);
        const handle: typeof tools.handle = (given) => send(given, given.commandId);
        await lookAfter({ store, payments, handle }, principal().id, cause);
      },
    },
    ...declarationCalls(tools),
    ReceiveWebhook: webhookCall(tools),
  };
}
