import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { type Account, newAccount } from './contract/account.ts';
import { decideOrder, type OrderCommand, refuseCheckout } from './decide-orders.ts';
import { decideReport } from './decide-report.ts';
import { decideVat, type VatCommand } from './decide-vat.ts';
import type { SubscriptionEvents as Events, SubscriptionEvent } from './events.ts';
import { evolveAccount } from './evolve-account.ts';
import type { Report } from './provider-report.ts';

type GivenVatId = Omit<Events['BuyerVatIdGiven'], 'country'>;
type StartedCheckout = Omit<Events['CheckoutStarted'], 'acceptedTermsAt' | 'isBusiness'> &
  Readonly<{ vatId?: GivenVatId | null }>;

export type SubscriptionCommand =
  | Message<'StartCheckout', StartedCheckout>
  | Message<'ReportCheckoutOpen', Events['CheckoutOpened']>
  | Message<'AbandonCheckout', Events['CheckoutAbandoned']>
  | OrderCommand
  | VatCommand
  | Message<'SettleOrder', Readonly<{ orderId: string; failure: Events['OrderFailed']['failure'] | null }>>
  | Message<'RecordReport', Report>;

/** One customer's contracts, and their state at the payment provider. */
export const subscriptionDecider: Decider<Account, SubscriptionCommand, SubscriptionEvent> = {
  initialState: newAccount,

  decide(command, account, now) {
    switch (command.type) {
      case 'StartCheckout':
        return decideStart(command.data, account, now);
      case 'ReportCheckoutOpen': {
        const { checkoutId, providerCustomerId, providerSessionId } = command.data;
        if (account.checkout?.checkoutId !== checkoutId) return refuse('conflict');
        if (account.checkout.status !== 'started') return [];
        return [{ type: 'CheckoutOpened', data: { checkoutId, providerCustomerId, providerSessionId } }];
      }
      case 'AbandonCheckout': {
        const { checkoutId, reason } = command.data;
        const isOpen = account.checkout?.status === 'started' || account.checkout?.status === 'open';
        if (!isOpen || account.checkout?.checkoutId !== checkoutId) return [];
        return [{ type: 'CheckoutAbandoned', data: { checkoutId, reason } }];
      }
      case 'ReportVatId':
      case 'ChangeVat':
      case 'ChangeBuyer':
        return decideVat(command, account, now);
      case 'SettleOrder':
        return decideSettled(command.data, account);
      case 'RecordReport':
        return decideReport(command.data, account);
      default:
        return decideOrder(command, account, now);
    }
  },

  evolve: evolveAccount,
};

function decideStart(started: StartedCheckout, account: Account, now: Date): readonly SubscriptionEvent[] {
  const { checkoutId, audience, askedBy, terms, vat, vatId, coupon, quote, expiresAt } = started;
  if (account.checkout?.checkoutId === checkoutId) return [];
  refuseCheckout(account, terms.unitPrice.currency);
  const agreed = { checkoutId, audience, askedBy, terms, vat, coupon, quote };
  const data = { ...agreed, acceptedTermsAt: now.toISOString(), expiresAt, ...(vatId && { isBusiness: true }) };
  const given: readonly SubscriptionEvent[] = vatId
    ? [{ type: 'BuyerVatIdGiven', data: { vatId: vatId.vatId, status: vatId.status, country: vat.country } }]
    : [];
  return [{ type: 'CheckoutStarted', data }, ...given];
}

function decideSettled(
  { orderId, failure }: Readonly<{ orderId: string; failure: Events['OrderFailed']['failure'] | null }>,
  { orders }: Account,
): readonly SubscriptionEvent[] {
  if (!orders.some((order) => order.orderId === orderId)) return [];
  return failure === null
    ? [{ type: 'OrderCarriedOut', data: { orderId } }]
    : [{ type: 'OrderFailed', data: { orderId, failure } }];
}
