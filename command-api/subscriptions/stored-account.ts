import type { Account } from '#domain/subscriptions/contract/account.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'> }>;

/** `customerId`: of a person or a company. */
export const accountStream = (customerId: string): string => `subscription-${customerId}`;

export async function loadAccount({ store }: Log, customerId: string): Promise<Account> {
  return storedState(store, accountStream(customerId), subscriptionDecider);
}
