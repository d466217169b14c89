import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

const attribute = z.enum([
  ...(['session_score', 'pitch', 'volume', 'pauses', 'speech_speed', 'filler_words'] as const),
  ...(['repetition', 'speech_clarity', 'sentiment', 'movement'] as const),
]);

// Stored for ever: add fields or new events, never rename or retype one. The stream is `progress-<user>`.
export const progressEvents = {
  /** The compared measures, and the number of talks on each side. */
  ProgressSettingsChanged: z.object({ attributes: z.array(attribute), numSessionsPerSet: z.int() }),
  /** The talk that later ones are compared with; the last chosen one counts. */
  BaselineChosen: z.object({ sessionId: Id }),
  BaselineDropped: z.object({ sessionId: Id }),
};

export type ProgressEvent = MessageOf<typeof progressEvents>;
