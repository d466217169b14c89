import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { ReservationEvent } from './events.ts';

type Owner = Readonly<{ ownerId: string }>;
export type ReservationCommand = Message<'ReserveValue', Owner> | Message<'ReleaseValue', Owner>;

/** The holder of the value; null while it is free. */
export type Reservation = string | null;

export const reservationDecider: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initialState: null,

  decide({ type, data: { ownerId } }, holder) {
    if (type === 'ReleaseValue') return holder === ownerId ? [{ type: 'ValueReleased', data: { ownerId } }] : [];
    if (holder === ownerId) return [];
    return holder === null ? [{ type: 'ValueReserved', data: { ownerId } }] : refuse('user_exists');
  },

  // A newer version may have written events that this one does not know.
  evolve: (holder, { type, data }) =>
    type === 'ValueReserved' ? data.ownerId : type === 'ValueReleased' ? null : holder,
};
