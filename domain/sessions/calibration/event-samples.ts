import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { CalibrationEvent } from './events.ts';

/** Events as stored. */
export const calibrationSamples: SamplesOf<CalibrationEvent> = {
  CalibrationStarted: {
    type: 'CalibrationStarted',
    data: { ownerId: 'a'.repeat(32), run: 1, deviceName: 'Tischmikrofon' },
  },
  CalibrationStepMeasured: {
    type: 'CalibrationStepMeasured',
    data: { run: 1, step: 'normal', level: -41.5, clippedShare: 0 },
  },
  CalibrationCompleted: {
    type: 'CalibrationCompleted',
    data: { run: 1, quiet: -68, normal: -41.5, loud: -30, gain: 15.5 },
  },
  CalibrationFailed: { type: 'CalibrationFailed', data: { run: 1, reason: 'too_noisy' } },
  CalibrationApplied: { type: 'CalibrationApplied', data: { run: 1 } },
  CalibrationUndone: { type: 'CalibrationUndone', data: { run: 1 } },
};
