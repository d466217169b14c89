import { type Company, memberOf, pendingInvitations, takenSeats } from '#domain/companies/company.ts';
import { companyDecider } from '#domain/companies/decider.ts';
import type { CompanyEvent } from '#domain/companies/events.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Buyer } from './quote.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'> }>;

/** Null where there is none, or none any more. */
export async function loadCompany({ store }: Log, companyId: string): Promise<Company | null> {
  const history = (await store.readStream(`company-${companyId}`)) as readonly CompanyEvent[];
  const company = history.reduce<Company | null>(companyDecider.evolve, companyDecider.initialState);
  return company?.isClosed ? null : company;
}

/** The person, or a company that they own or manage. @throws not_found where they do neither */
export async function buyerFor(log: Log, personId: string, companyId: string | undefined): Promise<Buyer> {
  if (companyId === undefined) return { customerId: personId, audience: 'private', company: null };
  const company = await loadCompany(log, companyId);
  const role = company && memberOf(company, personId)?.role;
  if (!company || (role !== 'owner' && role !== 'manager')) return refuse('not_found');
  return { customerId: companyId, audience: 'company', company };
}

/** @throws seats_in_use where more people have a seat, or are invited to one, than there would be */
export function refuseTooFew(company: Company | null, licences: number, now: Date): void {
  if (company && licences < takenSeats(company) + pendingInvitations(company, now).length) refuse('seats_in_use');
}
