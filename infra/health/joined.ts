import { within } from '../event-store/no-answer.ts';

/** After this time the answer counts as lost, and the next caller asks again. */
const giveUpMs = 30_000;

/**
 * Concurrent callers share one answer: otherwise a slow check would get ever more calls, which would keep it slow.
 * @throws NoAnswer
 */
export function joined<Answer>(ask: () => Promise<Answer>, limitMs = giveUpMs): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined;
  return () => {
    asking ??= within(limitMs, ask()).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
