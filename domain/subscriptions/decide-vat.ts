import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { Vat, VatIdStatus } from '#domain/kernel/vat.ts';
import type { Account, Order } from './account.ts';
import type { SubscriptionEvent } from './events.ts';

type News = readonly SubscriptionEvent[];
type Owed = Readonly<{ orderId: string; vat: Vat }>;
type Checked = Owed & Readonly<{ status: VatIdStatus }>;
type Changed = Owed & Readonly<{ vatId: Readonly<{ vatId: string; status: VatIdStatus }> | null }>;

export type VatCommand =
  | Message<'ReportVatId', Checked>
  /** `isNewId`: the provider has to know it, also where the tax stays the same. */
  | Message<'ChangeVat', Owed & Readonly<{ isNewId?: boolean }>>
  | Message<'ChangeBuyer', Changed>;

export function decideVat(command: VatCommand, account: Account, now: Date): News {
  switch (command.type) {
    case 'ReportVatId':
      return decideChecked(command.data, account, now);
    case 'ChangeVat':
      return decideOwed(command.data, account, command.data.isNewId ?? false);
    case 'ChangeBuyer':
      return decideBuyer(command.data, account);
  }
}

/** From the next invoice on. Before the first purchase there is nobody to tell. */
function decideOwed({ orderId, vat }: Owed, account: Account, isNewId: boolean): News {
  const ordered = account.orders.findLast((order): order is Extract<Order, { kind: 'vat' }> => order.kind === 'vat');
  const known = ordered?.vat ?? account.vat;
  const isSame = canonicalJson(known) === canonicalJson(vat) && !isNewId;
  return !account.providerCustomerId || isSame ? [] : [{ type: 'VatChangeOrdered', data: { orderId, vat } }];
}

/** What the service said that could not be asked before; the tax follows it. */
function decideChecked({ status, ...owed }: Checked, account: Account, now: Date): News {
  if (account.vatId?.status !== 'unchecked' || status === 'unchecked') return [];
  const checked: SubscriptionEvent = { type: 'BuyerVatIdChecked', data: { status, checkedAt: now.toISOString() } };
  return [checked, ...decideOwed(owed, account, false)];
}

/** Who bought as a person stays one, and a business a business: what the law gives them hangs on it. */
function decideBuyer({ vatId, ...owed }: Changed, account: Account): News {
  if (account.audience !== 'private' || account.isBusiness !== (vatId !== null)) return refuse('conflict');
  if (vatId === null) return decideOwed(owed, account, false);
  const isNewId = vatId.vatId !== account.vatId?.vatId;
  const isKnown = !isNewId && vatId.status === account.vatId?.status;
  if (isKnown || (!isNewId && vatId.status === 'unchecked')) return [];
  const { country } = owed.vat;
  const given: SubscriptionEvent = { type: 'BuyerVatIdGiven', data: { ...vatId, country } };
  return [given, ...decideOwed(owed, account, isNewId)];
}
