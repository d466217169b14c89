import { ownStream } from '#domain/kernel/personal.ts';
import { type Account, personIn, type User, userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { type Reservation, reservationDecider } from '#domain/users/reservations/decider.ts';
import type { ReservationEvent } from '#domain/users/reservations/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

export const userStream = ownStream;

/** The account as its events tell it. */
export async function loadAccount(store: EventStore, userId: string): Promise<Account> {
  const history = (await store.readStream(userStream(userId))) as readonly UserEvent[];
  return history.reduce<Account>(userDecider.evolve, userDecider.initialState);
}

/** Null where nobody registered, or who did was erased. */
export const loadUser = async (store: EventStore, userId: string): Promise<User | null> =>
  personIn(await loadAccount(store, userId));

/** Who holds a reserved value; null while it is free. */
export async function loadHolder(store: Pick<EventStore, 'readStream'>, stream: string): Promise<Reservation> {
  const history = (await store.readStream(stream)) as readonly ReservationEvent[];
  return history.reduce<Reservation>(reservationDecider.evolve, reservationDecider.initialState);
}
