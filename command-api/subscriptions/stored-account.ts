import { streamOf } from '#domain/stream-names.ts';
import type { Account } from '#domain/subscriptions/contract/account.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'> }>;

export async function loadAccount({ store }: Log, customerId: string): Promise<Account> {
  return storedState(store, streamOf('subscription', customerId), subscriptionDecider);
}
