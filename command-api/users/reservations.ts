import { DomainError } from '#domain/kernel/errors.ts';
import { type ReservationCommand, reservationDecider } from '#domain/users/reservations/decider.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from '../commands.ts';

/** A unique value (by its stream) for a person. */
export type Wanted = Readonly<{ stream: string; ownerId: string }>;

const send = (handle: Handle, { stream, ownerId }: Wanted, { type, cause }: Order) => {
  // One command reserves several values: each is a command of its own.
  const commandId = uuidv5(cause.commandId, `${type} ${stream}`);
  const command = { type, data: { ownerId } };
  return handle({ ...cause, commandId, stream, decider: reservationDecider, command });
};
type Order = Readonly<{ type: ReservationCommand['type']; cause: Cause }>;

/** False where somebody else holds it. */
export async function reserve(handle: Handle, wanted: Wanted, cause: Cause): Promise<boolean> {
  try {
    await send(handle, wanted, { type: 'ReserveValue', cause });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'user_exists') return false;
    throw error;
  }
}

/** Nothing where the person does not hold it. */
export async function giveBack(handle: Handle, wanted: Wanted, cause: Cause): Promise<void> {
  await send(handle, wanted, { type: 'ReleaseValue', cause });
}
