import type { Pool } from 'pg';
import type { JobKind } from '#domain/jobs.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { JobOf } from '../job-handler.ts';
import type { NewJob } from '../queue.ts';
import { deletePasswordHash } from './credentials.ts';
import { giveBack, type Reservation } from './reservations.ts';
import { loadUser } from './stored-user.ts';

/** Checks later whether the person of a reservation has registered. */
export const reservationJob = 'reservation' satisfies JobKind;

/** In seconds. A registration takes about a second; after this time it has failed. */
const patienceSeconds = 600;
const priority = 5;

/** `reservationId`: the id of the reservation's event. */
export const checkLater = (reservationId: string, { stream, ownerId }: Reservation): NewJob => ({
  kind: reservationJob,
  key: reservationId,
  ownerId,
  payload: { reservationId, stream, ownerId },
  priority,
  delaySeconds: patienceSeconds,
});

type Run = Pick<JobOf<typeof reservationJob>, 'payload' | 'correlationId'>;
type Deps = Readonly<{ pool: Pool; store: EventStore; handle: Handle }>;

/** Releases a reservation whose person never registered. */
export function abandonedReservation({ pool, store, handle }: Deps) {
  return async ({ payload, correlationId }: Run): Promise<void> => {
    const { reservationId, stream, ownerId } = payload;
    if (await loadUser(store, ownerId)) return;
    await deletePasswordHash(pool, ownerId);
    const cause = { commandId: uuidv5(reservationId, 'abandoned'), correlationId };
    await giveBack(
      { pool, store, handle },
      { stream, ownerId },
      { ...cause, actor: { kind: 'system', id: reservationJob } },
    );
  };
}
