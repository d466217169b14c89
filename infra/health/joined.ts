import { within } from '../event-store/no-answer.ts';

/** An answer that has not come after this time never comes, and the next caller asks anew. */
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
