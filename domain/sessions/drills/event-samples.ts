import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { DrillEvent } from './events.ts';

/** Events as stored. */
export const drillSamples: SamplesOf<DrillEvent> = {
  DrillKept: {
    type: 'DrillKept',
    data: { ownerId: 'a'.repeat(32), drill: 'pauses', verdict: 'good', value: 4 },
  },
  DrillForgotten: { type: 'DrillForgotten', data: {} },
};
