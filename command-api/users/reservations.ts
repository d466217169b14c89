import type { Pool } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import { type ReservationCommand, reservationDecider } from '#domain/users/reservations/decider.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from '../commands.ts';
import { forgetStream, streamToReserve, streamWith } from './reserved-streams.ts';
import { loadHolder } from './stored-user.ts';

type Tools = Readonly<{ pool: Pool; store: Pick<EventStore, 'readStream'>; handle: Handle }>;

/** A unique value, named by its stream, and the person who wants or holds it. */
export type Reservation = Readonly<{ stream: string; ownerId: string }>;

const send = (handle: Handle, { stream, ownerId }: Reservation, { type, cause }: Reserving) => {
  // One request may reserve several values, so each gets its own command id.
  const commandId = uuidv5(cause.commandId, `${type} ${stream}`);
  const command = { type, data: { ownerId } };
  return handle({ ...cause, commandId, stream, decider: reservationDecider, command });
};
type Reserving = Readonly<{ type: ReservationCommand['type']; cause: Cause }>;

/** Returns the stream in which the value is reserved now; undefined if another person holds it. */
export async function reserve(
  tools: Tools,
  { name, ownerId }: Readonly<{ name: string; ownerId: string }>,
  cause: Cause,
): Promise<string | undefined> {
  for (;;) {
    const stream = await streamToReserve(tools, name);
    if (!(await isReserved(tools.handle, { stream, ownerId }, cause))) return undefined;
    if ((await streamWith(tools, name)) === stream) return stream;
    // The stream was released meanwhile, so a lookup by the value would not find it. Tries again.
    await giveBack(tools, { stream, ownerId }, cause);
  }
}

async function isReserved(handle: Handle, wanted: Reservation, cause: Cause): Promise<boolean> {
  try {
    await send(handle, wanted, { type: 'ReserveValue', cause });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'user_exists') return false;
    throw error;
  }
}

/** Releases the value. Does nothing if the person does not hold it. */
export async function giveBack(tools: Tools, wanted: Reservation, cause: Cause): Promise<void> {
  if ((await loadHolder(tools.store, wanted.stream)) !== wanted.ownerId) return;
  // Forgets the name first, while nobody else can hold the stream: later reservations get another stream.
  await forgetStream(tools, wanted.stream);
  await send(tools.handle, wanted, { type: 'ReleaseValue', cause });
}
