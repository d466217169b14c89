import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { Vat, VatIdStatus } from '#domain/kernel/vat.ts';
import type { Account, Order } from './contract/account.ts';
import type { SubscriptionEvent } from './events.ts';

type News = readonly SubscriptionEvent[];
/** `uncheckedSince`: from this time tax was charged because the service had not answered. */
type Owed = Readonly<{ orderId: string; vat: Vat; uncheckedSince?: string | null }>;
type Checked = Owed & Readonly<{ status: VatIdStatus }>;
type Changed = Owed & Readonly<{ vatId: Readonly<{ vatId: string; status: VatIdStatus }> | null }>;

export type VatCommand =
  | Message<'ReportVatId', Checked>
  /** `isNewId`: the provider needs the id, even if the tax stays the same. */
  | Message<'ChangeVat', Owed & Readonly<{ isNewId?: boolean }>>
  | Message<'ChangeBuyer', Changed>;

export function decideVat(command: VatCommand, account: Account, now: Date): News {
  switch (command.type) {
    case 'ReportVatId':
      return decideChecked(command.data, account, now);
    case 'ChangeVat':
      return [
        ...decideOwed(command.data, account, command.data.isNewId ?? false),
        ...decideCredit(command.data, account),
      ];
    case 'ChangeBuyer':
      return decideBuyer(command.data, account);
  }
}

/** Changes the tax from the next invoice on. Before the first purchase the provider has no such customer. */
function decideOwed({ orderId, vat }: Owed, account: Account, isNewId: boolean): News {
  const ordered = account.orders.findLast((order): order is Extract<Order, { kind: 'vat' }> => order.kind === 'vat');
  const known = ordered?.vat ?? account.vat;
  const isSame = canonicalJson(known) === canonicalJson(vat) && !isNewId;
  return !account.providerCustomerId || isSame ? [] : [{ type: 'VatChangeOrdered', data: { orderId, vat } }];
}

/** The answer of a VAT service that was unavailable before; the tax follows it. */
function decideChecked({ status, ...owed }: Checked, account: Account, now: Date): News {
  if (account.vatId?.status !== 'unchecked' || status === 'unchecked') return [];
  const checked: SubscriptionEvent = { type: 'BuyerVatIdChecked', data: { status, checkedAt: now.toISOString() } };
  return [checked, ...decideOwed(owed, account, false), ...decideCredit(owed, account)];
}

/** Refunds tax that was not owed. */
function decideCredit({ orderId, vat, uncheckedSince }: Owed, { invoices }: Account): News {
  if (!uncheckedSince || vat.treatment !== 'reverse_charge') return [];
  // The provider has whole seconds.
  const since = Math.floor(Date.parse(uncheckedSince) / 1_000) * 1_000;
  const charged = Object.entries(invoices).filter(
    ([, one]) =>
      Date.parse(one.issuedAt) >= since &&
      one.vat.amount > 0 &&
      one.credited.amount === 0 &&
      (one.status === 'open' || one.status === 'paid'),
  );
  const invoiceIds = charged.map(([invoiceId]) => invoiceId);
  return invoiceIds.length === 0
    ? []
    : [{ type: 'VatCreditOrdered', data: { orderId: creditOrderOf(orderId), invoiceIds } }];
}

/** Derived from the order that changes the tax: a repeat gets the same id. */
const creditOrderOf = (orderId: string): string => [...orderId].reverse().join('');

/** A VAT id makes a person a business, from the next invoice on; a business stays one. */
function decideBuyer({ vatId, ...owed }: Changed, account: Account): News {
  if (account.audience !== 'private' || (account.isBusiness && vatId === null)) return refuse('conflict');
  if (vatId === null) return decideOwed(owed, account, false);
  const isNewId = vatId.vatId !== account.vatId?.vatId;
  const isKnown = !isNewId && vatId.status === account.vatId?.status;
  if (isKnown || (!isNewId && vatId.status === 'unchecked')) return [];
  const { country } = owed.vat;
  const given: SubscriptionEvent = { type: 'BuyerVatIdGiven', data: { ...vatId, country } };
  return [given, ...decideOwed(owed, account, isNewId)];
}
