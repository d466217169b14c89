import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const step = z.enum(['quiet', 'normal', 'loud']);

/** In the stream `calibration-<device>`: one microphone of one person. Runs count from 1. Levels in dBFS, gains in dB. */
export const calibrationEvents = {
  CalibrationStarted: z.object({
    ownerId: Id,
    run: z.int(),
    /** The browser's name of the device. */
    deviceName: personal(z.string(), { field: 'ownerId' }),
  }),
  /** The room, or a voice in it; null if nothing was heard. */
  CalibrationStepMeasured: z.object({
    run: z.int(),
    step,
    level: z.nullable(z.number()),
    clippedShare: z.number(),
  }),
  /** `gain` brings the normal voice to the nominal level of speech; it is negative for a loud voice. */
  CalibrationCompleted: z.object({
    run: z.int(),
    quiet: z.number(),
    normal: z.number(),
    loud: z.number(),
    gain: z.number(),
  }),
  CalibrationFailed: z.object({
    run: z.int(),
    reason: z.enum(['nothing_heard', 'too_noisy', 'not_louder', 'clipped', 'out_of_range']),
  }),
  /** From now on it corrects the volume, also in earlier talks that were recorded with the device. */
  CalibrationApplied: z.object({ run: z.int() }),
  /** The previously applied run counts again; none if there was none. */
  CalibrationUndone: z.object({ run: z.int() }),
};

export type CalibrationEvent = MessageOf<typeof calibrationEvents>;
