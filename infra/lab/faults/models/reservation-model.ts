import fc from 'fast-check';
import { type Reservation, type ReservationCommand, reservationDecider } from '#domain/users/reservations/decider.ts';
import type { ReservationEvent } from '#domain/users/reservations/events.ts';
import type { Model } from './model.ts';

export const reservationModel: Model<Reservation, ReservationCommand, ReservationEvent> = {
  stream: 'email',
  decider: reservationDecider,
  commands: fc.record({
    type: fc.constantFrom('ReserveValue' as const, 'ReleaseValue' as const),
    data: fc.record({ ownerId: fc.constantFrom('a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)) }),
  }),
  begin() {
    let holder: string | null = null;
    return {
      apply({ type, data: { ownerId } }) {
        if (type === 'ReleaseValue') {
          if (holder === ownerId) holder = null;
          return true;
        }
        if (holder !== null && holder !== ownerId) return false;
        holder = ownerId;
        return true;
      },
      expected: () => holder,
    };
  },
};
