import { type Held, heldBy } from '#domain/kernel/entitlement.ts';
import { type Account, grantsOf, personIn, userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

/** What somebody may do at this moment: nothing where they are gone. */
export async function heldByPerson(store: EventStore, userId: string): Promise<Held> {
  const history = (await store.readStream(`user-${userId}`)) as readonly UserEvent[];
  const user = personIn(history.reduce<Account>(userDecider.evolve, userDecider.initialState));
  return user ? heldBy(user.roles, grantsOf(user), new Date()) : { roles: [], benefits: [] };
}
