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
    /** As the browser calls the device. */
    deviceName: personal(z.string(), { field: 'ownerId' }),
  }),
  /** The room, or a voice in it; null where nothing was heard. */
  CalibrationStepMeasured: z.object({
    run: z.int(),
    step,
    level: z.nullable(z.number()),
    clippedShare: z.number(),
  }),
  /** `gain` brings the normal voice to the level that speech nominally has. */
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
  /** Volume is measured by it from now on, and in talks of before that came from the device. */
  CalibrationApplied: z.object({ run: z.int() }),
  /** The one that was applied before it counts again; none where there was none. */
  CalibrationUndone: z.object({ run: z.int() }),
};

export type CalibrationEvent = MessageOf<typeof calibrationEvents>;
