import {
  type Company,
  companyDecider,
  memberOf,
  pendingInvitations,
  takenSeats,
} from '#command-api/companies/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { Buyer } from './quote.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'> }>;

/** Null if there is no such company or it is closed. */
export async function loadCompany({ store }: Log, companyId: string): Promise<Company | null> {
  const company = await storedState(store, streamOf('company', companyId), companyDecider);
  return company?.isClosed ? null : company;
}

/** The person, or a company that they own or manage. @throws not_found if they do neither */
export async function buyerFor(log: Log, personId: string, companyId: string | undefined): Promise<Buyer> {
  if (companyId === undefined) return { customerId: personId, audience: 'private', company: null };
  const company = await loadCompany(log, companyId);
  const role = company && memberOf(company, personId)?.role;
  if (!company || (role !== 'owner' && role !== 'manager')) return refuse('not_found');
  return { customerId: companyId, audience: 'company', company };
}

/** @throws seats_in_use if more people have a seat or an invitation than licences would be left */
export function refuseTooFew(company: Company | null, licences: number, now: Date): void {
  if (company && licences < takenSeats(company) + pendingInvitations(company, now).length) refuse('seats_in_use');
}
