import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

/**
 * Events of a value that must be unique (an e-mail address, a username). Only the stream's name contains the value, as a
 * keyed hash.
 */
export const reservationEvents = {
  ValueReserved: z.object({ ownerId: Id }),
  ValueReleased: z.object({ ownerId: Id }),
};

export type ReservationEvent = MessageOf<typeof reservationEvents>;
