import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';

const InPath = z.object({ calibrationId: Id });

/** A microphone as a browser reports it: an id that is valid for this site, and a name. */
export const Device = z.object({
  id: z.string().check(z.maxLength(200)),
  name: z.string().check(z.maxLength(200), z.refine(isPlainLine, 'expected one line without control characters')),
});

export const calibrationSteps = ['quiet', 'normal', 'loud'] as const;

export const calibrationCommands = {
  /** One calibration for each microphone of a person; a repetition is another run. */
  StartCalibration: {
    method: 'POST',
    path: '/api/Calibrations',
    body: z.object({ device: Device }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'access_denied'],
  },
  /** Uses the measures of a clip as the room, the normal or the loud voice. The third step ends the calibration. */
  MeasureCalibrationStep: {
    method: 'PUT',
    path: '/api/Calibrations/:calibrationId/Steps',
    params: InPath,
    body: z.object({ step: z.enum(calibrationSteps), clipId: Id }),
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'not_found', 'conflict'],
  },
  ApplyCalibration: {
    method: 'POST',
    path: '/api/Calibrations/:calibrationId/Apply',
    params: InPath,
    body: z.nullish(z.object({})),
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'conflict'],
  },
  UndoCalibration: {
    method: 'POST',
    path: '/api/Calibrations/:calibrationId/Undo',
    params: InPath,
    body: z.nullish(z.object({})),
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
} as const satisfies Record<string, CommandCall>;

const Level = z.nullable(z.number());

/** The person's microphones that were calibrated, the last one first. Levels in dBFS, `gain` in dB. */
export const calibrationList = {
  method: 'GET',
  path: '/api/Calibrations',
  name: 'calibration-list',
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      deviceName: z.string(),
      /** Status of the last run. */
      status: z.enum(['in_progress', 'completed', 'failed', 'applied', 'undone']),
      failure: z.nullable(z.enum(['nothing_heard', 'too_noisy', 'not_louder', 'clipped', 'out_of_range'])),
      levels: z.object({ quiet: Level, normal: Level, loud: Level }),
      gain: z.nullable(z.number()),
      /** The gain that is added to volume now. */
      gainInForce: z.nullable(z.number()),
      changedAt: z.iso.datetime(),
    }),
  ),
} as const satisfies QueryCall;
