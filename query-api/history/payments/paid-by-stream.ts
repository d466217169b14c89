import type { CompanyEvent } from '#domain/companies/events.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isStreamOf, streamOf } from '#domain/stream-names.ts';
import { type Account, newAccount } from '#domain/subscriptions/contract/account.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import type { ReadStored } from '../kept-streams.ts';
import { type Moment, revisionAt, wantedRevision } from '../stream-state.ts';

export type Paid = Readonly<{
  account: Account;
  events: readonly Recorded<SubscriptionEvent>[];
  /** Events of the paying company, up to the same moment. */
  company: readonly Recorded<CompanyEvent>[];
}>;

/**
 * The account with its contracts and payments up to a moment, for a customer's own stream or that of their company.
 * @throws not_found for other streams
 */
export async function paidBy(read: ReadStored, stream: string, wanted: Moment): Promise<Paid> {
  if (isStreamOf('subscription', stream)) {
    const stored = await read(stream);
    return { ...accountAfter(stored, asRevision(stored.events, wantedRevision(stored, wanted))), company: [] };
  }
  if (!isStreamOf('company', stream)) return refuse('not_found');
  const company = await read(stream);
  const revision = asRevision(company.events, wantedRevision(company, wanted));
  const events = company.events.slice(0, revision + 1) as Paid['company'];
  const time = wanted.time ?? (revision === company.events.length - 1 ? undefined : events.at(-1)?.metadata.at);
  const account = await read(streamOf('subscription', idOf(stream))).catch(orNothing);
  if (!account) return { account: newAccount, events: [], company: events };
  const last = revision === -1 ? -1 : time === undefined ? account.events.length - 1 : revisionAt(account.events, time);
  return { ...accountAfter(account, last), company: events };
}

function accountAfter({ events, stateAfter }: Awaited<ReturnType<ReadStored>>, revision: number) {
  return {
    account: (stateAfter(revision).value ?? newAccount) as Account,
    events: events.slice(0, revision + 1) as readonly Recorded<SubscriptionEvent>[],
  };
}

const asRevision = (events: readonly Recorded[], revision: number): number =>
  revision < events.length ? revision : refuse('invalid_input', 'revision');

function orNothing(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'not_found')) throw error;
}
