import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { ReservationEvent } from './events.ts';

/** As they lie in the log. A shape that changes leaves its sample to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ReservationEvent> = {
  ValueReserved: { type: 'ValueReserved', data: { ownerId: '0'.repeat(32) } },
  ValueReleased: { type: 'ValueReleased', data: { ownerId: '0'.repeat(32) } },
};
