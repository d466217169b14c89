import type { Account } from '#domain/subscriptions/account.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'> }>;

/** `customerId`: of a person or a company. */
export const accountStream = (customerId: string): string => `subscription-${customerId}`;

export async function loadAccount({ store }: Log, customerId: string): Promise<Account> {
  const history = (await store.readStream(accountStream(customerId))) as readonly SubscriptionEvent[];
  return history.reduce(subscriptionDecider.evolve, subscriptionDecider.initialState);
}
