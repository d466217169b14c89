import * as z from 'zod/mini';
import { type CommandCall, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { MovementSample, MovementSource, mostSamplesInPart } from './samples.ts';
import { MovementTrack } from './track.ts';

const SessionInPath = z.object({ id: Id });

export const movementCommands = {
  /**
   * The movement of head and hands in the person's own talk, in parts. Each part covers its own time, in any order. The same part again
   * changes nothing; a different one for the same time, or from another `source`, is a conflict. The body may be gzipped (`content-encoding: gzip`).
   */
  RecordMovement: {
    method: 'POST',
    path: '/api/Sessions/:id/Movement',
    params: SessionInPath,
    body: z.object({
      samples: z.array(MovementSample).check(z.minLength(1), z.maxLength(mostSamplesInPart)),
      /** Absent for a headset. */
      source: z.optional(MovementSource),
    }),
    /** The number of the talk's samples so far. */
    answer: z.object({ samples: z.int() }),
    status: 201,
    errors: ['invalid_input', 'not_found', 'conflict', 'payload_too_large', 'storage_full'],
  },
} as const satisfies Record<string, CommandCall>;

/** All samples of a talk, in their order. */
export const sessionMovement = {
  method: 'GET',
  path: '/api/Sessions/:id/Movement',
  name: 'session-movement',
  params: SessionInPath,
  query: NoInput,
  answer: MovementTrack,
  errors: ['not_found'],
} as const satisfies QueryCall;
