import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

/** In the stream `drill-<id>`: a result that a person wants to keep. The sound is not stored. */
export const drillEvents = {
  DrillKept: z.object({
    ownerId: Id,
    drill: z.enum(['pauses', 'fillers', 'pace', 'melody', 'twister', 'retell']),
    verdict: z.enum(['good', 'near', 'off']),
    value: z.number(),
  }),
  DrillForgotten: z.object({}),
};

export type DrillEvent = MessageOf<typeof drillEvents>;
