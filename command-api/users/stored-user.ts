import { ownStream } from '#domain/kernel/personal.ts';
import { type Account, personIn, type User, userDecider } from '#domain/users/decider.ts';
import { type Reservation, reservationDecider } from '#domain/users/reservations/decider.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';

export const userStream = ownStream;

/** The account; `erased` after an erasure, null if it never existed. */
export async function loadAccount(store: EventStore, userId: string): Promise<Account> {
  return storedState(store, userStream(userId), userDecider);
}

/** Null if nobody registered with this id or the person was erased. */
export const loadUser = async (store: EventStore, userId: string): Promise<User | null> =>
  personIn(await loadAccount(store, userId));

/** The holder of a reserved value; null if it is free. */
export async function loadHolder(store: Pick<EventStore, 'readStream'>, stream: string): Promise<Reservation> {
  return storedState(store, stream, reservationDecider);
}
