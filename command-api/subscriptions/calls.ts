import { loadUser } from '#command-api/users/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { type StreamName, streamOf } from '#domain/stream-names.ts';
import type { subscriptionsArea } from '#domain/subscriptions/area.ts';
import { liveSubscription } from '#domain/subscriptions/contract/account.ts';
import { checkoutStateOf } from '#domain/subscriptions/contract/checkout-state.ts';
import { type SubscriptionCommand, subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { derivedId } from '#infra/ids.ts';
import type { CallContext, CommandHandlers, CommandTools, Send } from '../command-area.ts';
import { buyerCalls } from './buyer-calls.ts';
import { buyerFor, refuseTooFew } from './buyers.ts';
import { orderChange, previewChange } from './change-plan.ts';
import { declarationCalls } from './declarations.ts';
import { lookAfter } from './look-after.ts';
import { checkoutPage, purchase } from './purchase.ts';
import { sellingTools } from './purchase-tools.ts';
import { type Buyer, offerTo, shownOffer } from './quote.ts';
import { loadAccount } from './stored-account.ts';
import { webhookCall } from './webhook.ts';

/** Limit per network, for calls that query other services. */
const throttle = { max: 60, minutes: 10 };

/** A `Handle` that sends by the call. For work that reactions do too, whose commands have ids already. */
const sentBy =
  (send: Send): Handle =>
  (order) =>
    send({ ...order, stream: order.stream as StreamName }, order.commandId);

type Ordered =
  | Readonly<{ type: 'OrderCancellation'; when: 'period_end' | 'now'; by: 'customer' }>
  | Readonly<{ type: 'OrderWithdrawal'; by: 'customer' }>
  | Readonly<{ type: 'OrderContinuation' }>;

/** A person's own purchases. */
export function subscriptionCalls(tools: CommandTools): CommandHandlers<typeof subscriptionsArea.commands> {
  const { store, publicUrl } = tools;
  const selling = () => sellingTools(tools);
  type Asking = Pick<CallContext, 'principal'>;
  type Of = Readonly<{ companyId?: string | undefined }>;
  const buyer = ({ principal }: Asking, { companyId }: Of) => buyerFor({ store }, principal().id, companyId);

  /** A company chooses the number of licences; a person buys one. */
  const quantityOf = ({ company }: Buyer, licences: number | undefined) => (company ? (licences ?? 1) : 1);

  async function order(asked: CallContext, { id, ...of }: Of & Readonly<{ id: string }>, ordered: Ordered) {
    const { cause, send } = asked;
    const { customerId } = await buyer(asked, of);
    const { type, ...more } = ordered;
    const data = { orderId: derivedId(cause.commandId, 'order'), subscriptionId: id, ...more };
    const stream = streamOf('subscription', customerId);
    await send({ stream, decider: subscriptionDecider, command: { type, data } as SubscriptionCommand });
  }

  /** @throws not_found if the subscription belongs neither to the person nor to their company */
  async function ownAccount(asked: Asking, of: Of, subscriptionId: string) {
    const who = await buyer(asked, of);
    const account = await loadAccount({ store }, who.customerId);
    const subscription = account.subscriptions.find((one) => one.subscriptionId === subscriptionId);
    return { ...who, account, subscription: subscription ?? refuse('not_found') };
  }

  /** The customer's id at the provider, and the address to return to. */
  async function pageOf(asked: Asking, of: Of, id: string): Promise<readonly [string, string]> {
    const { account, company, customerId } = await ownAccount(asked, of, id);
    const back = company ? `/company/purchase?company=${customerId}` : '/settings/subscription';
    return [account.providerCustomerId ?? refuse('not_found'), `${publicUrl()}${back}`];
  }

  const companyUpgrade: CommandHandlers<typeof subscriptionsArea.commands>['UpgradeCompanyPlan'] = {
    allow: 'signedIn',
    async run({ body: { companyId, licences, ...wanted }, ...asked }) {
      const { customerId, company } = await buyer(asked, { companyId });
      const live = liveSubscription(await loadAccount({ store }, customerId)) ?? refuse('not_found');
      if (licences !== undefined) refuseTooFew(company, licences, new Date());
      const which = { customerId, subscriptionId: live.subscriptionId };
      const change = { wanted: { ...wanted, quantity: licences }, pressed: asked };
      return { orderId: await orderChange(selling(), which, change) };
    },
  };

  return {
    QuotePurchase: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ body: { companyId, licences, ...wanted }, ...asked }) {
        const who = await buyer(asked, { companyId });
        return shownOffer(await offerTo(selling(), who, { ...wanted, quantity: quantityOf(who, licences) }));
      },
    },
    StartCheckout: {
      allow: 'signedIn',
      claims: 'before',
      throttle,
      async run({ body: { total, acceptsTerms: _, companyId, licences, ...given }, ...asked }) {
        const principal = asked.principal();
        if (!principal.emailVerified) return refuse('email_not_confirmed');
        const user = (await loadUser(store, principal.id)) ?? refuse('unauthorized');
        const { email, firstName, lastName, locale } = user;
        const who = await buyer(asked, { companyId });
        const name = who.company?.name ?? `${firstName} ${lastName}`;
        const wanted = { ...given, quantity: quantityOf(who, licences) };
        const customer = { ...who, askedBy: principal.id, email, name, locale };
        return purchase(selling(), customer, { wanted, total, pressed: asked });
      },
    },
    RefreshCheckout: {
      allow: 'signedIn',
      claims: 'never',
      async run({ params: { id }, query, cause, send, ...asked }) {
        const { customerId } = await buyer(asked, query);
        const known = checkoutStateOf(await loadAccount({ store }, customerId), id, new Date());
        if (known === null) return refuse('not_found');
        const { payments } = selling();
        const handle = sentBy(send);
        const account = await lookAfter({ store, payments, handle }, customerId, cause);
        const state = checkoutStateOf(account, id, new Date()) ?? known;
        return { state, url: state === 'open' ? await checkoutPage(payments, account) : null };
      },
    },
    CancelSubscription: {
      allow: 'signedIn',
      run: ({ params, query, ...asked }) =>
        order(asked, { ...params, ...query }, { type: 'OrderCancellation', when: 'period_end', by: 'customer' }),
    },
    EndSubscription: {
      allow: 'signedIn',
      run: ({ params, query, ...asked }) =>
        order(asked, { ...params, ...query }, { type: 'OrderCancellation', when: 'now', by: 'customer' }),
    },
    ResumeSubscription: {
      allow: 'signedIn',
      run: ({ params, query, ...asked }) => order(asked, { ...params, ...query }, { type: 'OrderContinuation' }),
    },
    WithdrawSubscription: {
      allow: 'signedIn',
      run: ({ params, query, ...asked }) =>
        order(asked, { ...params, ...query }, { type: 'OrderWithdrawal', by: 'customer' }),
    },
    PreviewPlanChange: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ params: { id }, query, body: { licences, ...wanted }, ...asked }) {
        const { customerId, company } = await ownAccount(asked, query, id);
        if (licences !== undefined) refuseTooFew(company, licences, new Date());
        const quantity = company ? licences : undefined;
        return previewChange(selling(), { customerId, subscriptionId: id }, { ...wanted, quantity });
      },
    },
    ChangePlan: {
      allow: 'signedIn',
      async run({ params: { id }, query, body: { licences, ...wanted }, ...asked }) {
        const { customerId, company } = await ownAccount(asked, query, id);
        if (licences !== undefined) refuseTooFew(company, licences, new Date());
        const which = { customerId, subscriptionId: id };
        const quantity = company ? licences : undefined;
        return { orderId: await orderChange(selling(), which, { wanted: { ...wanted, quantity }, pressed: asked }) };
      },
    },
    UpgradeCompanyPlan: companyUpgrade,
    UpgradeCompany: companyUpgrade,
    OpenPaymentMethod: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      run: async ({ params: { id }, query, ...asked }) => ({
        url: await selling().payments.paymentMethodPage(...(await pageOf(asked, query, id))),
      }),
    },
    OpenBillingDetails: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      run: async ({ params: { id }, query, ...asked }) => ({
        url: await selling().payments.billingPage(...(await pageOf(asked, query, id))),
      }),
    },
    PayInvoice: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { invoiceId }, query, cause, send, ...asked }) {
        const { customerId } = await buyer(asked, query);
        const { invoices } = await loadAccount({ store }, customerId);
        const invoice = Object.hasOwn(invoices, invoiceId) ? invoices[invoiceId] : refuse('not_found');
        if (invoice?.status !== 'open') return refuse('conflict');
        const { payments } = selling();
        await payments.payInvoice(invoiceId);
        const handle = sentBy(send);
        await lookAfter({ store, payments, handle }, customerId, cause);
      },
    },
    OpenBankPage: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ params: { invoiceId }, query, ...asked }) {
        const { customerId } = await buyer(asked, query);
        const { invoices } = await loadAccount({ store }, customerId);
        const invoice = Object.hasOwn(invoices, invoiceId) ? invoices[invoiceId] : refuse('not_found');
        if (invoice?.status !== 'open') return refuse('conflict');
        return { url: (await selling().payments.invoicePages(invoiceId)).page ?? refuse('not_found') };
      },
    },
    ...buyerCalls(tools),
    ...declarationCalls(tools),
    ReceiveWebhook: webhookCall(tools),
  };
}
