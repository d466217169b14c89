import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { ReservationEvent } from './events.ts';

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ReservationEvent> = {
  ValueReserved: { type: 'ValueReserved', data: { ownerId: '0'.repeat(32) } },
  ValueReleased: { type: 'ValueReleased', data: { ownerId: '0'.repeat(32) } },
};
