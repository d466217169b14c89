import * as z from 'zod/mini';
import { type CommandCall, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { MovementSample, MovementSource, mostSamplesInPart } from './samples.ts';
import { MovementTrack } from './track.ts';

const SessionInPath = z.object({ id: Id });

export const movementCommands = {
  /**
   * How head and hands moved in the person's own talk, in parts. Each part covers a time of its own, in any order. The same part again
   * changes nothing; another one for the same time, or from another `source`, is a conflict. The body may be gzipped (`content-encoding: gzip`).
   */
  RecordMovement: {
    method: 'POST',
    path: '/api/Sessions/:id/Movement',
    params: SessionInPath,
    body: z.object({
      samples: z.array(MovementSample).check(z.minLength(1), z.maxLength(mostSamplesInPart)),
      /** Left out for a headset. */
      source: z.optional(MovementSource),
    }),
    /** How many samples of the talk are there now. */
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
