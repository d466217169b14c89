import fc from 'fast-check';
import { type Reservation, type ReservationCommand, reservationDecider } from '#domain/users/reservations/decider.ts';
import { type ReservationEvent, reservationEvents } from '#domain/users/reservations/events.ts';
import type { Subject } from './law.ts';

export const reservationLaws: Subject<Reservation, ReservationCommand, ReservationEvent, { holder: Reservation }> = {
  stream: 'email',
  decider: reservationDecider,
  events: reservationEvents,
  commands: fc.record({
    type: fc.constantFrom('ReserveValue' as const, 'ReleaseValue' as const),
    data: fc.record({ ownerId: fc.constantFrom('a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)) }),
  }),
  open: (holder) => ({ holder }),
  refuses: { ReserveValue: ({ ownerId }, { before: { holder } }) => holder !== null && holder !== ownerId },
  leaves: {
    ReserveValue: ({ ownerId }, { after: { holder } }) => holder === ownerId,
    ReleaseValue: ({ ownerId }, { after: { holder } }) => holder !== ownerId,
  },
  laws: ({ command, before, after, log }) => ({
    'nobody takes a value from another': before === null || before === command.data.ownerId || after === before,
    'a value is claimed once, and released by whoever claimed it': log.every(({ type, data }, index) => {
      const holder = log[index - 1]?.type === 'ValueReserved' ? log[index - 1]?.data.ownerId : undefined;
      return type === 'ValueReserved' ? holder === undefined : holder === data.ownerId;
    }),
  }),
};
