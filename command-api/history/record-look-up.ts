import { randomUUID } from 'node:crypto';
import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import { historyDecider, sameLookUpMs } from '#domain/history/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Hashes } from '#infra/hash-of.ts';
import { inTurn } from '#infra/in-turn.ts';

type Tools = Readonly<{ store: EventStore; hashes: Hashes }>;
type Kept = Readonly<{ recorded: Promise<void>; until: number }>;

const mostKept = 1_000;

/**
 * Writes one stream for each auditor and day. Repeated look-ups by one person within a minute count once, without a read of
 * the log. Look-ups of one person are written one after another, so that a page with several requests causes no conflicts.
 */
export function lookUpRecorder(tools: Tools): RecordLookUp {
  const handle = createCommandHandler(tools);
  const kept = new Map<string, Kept>();
  const oneAfterAnother = inTurn();

  async function record({ userId, requestId, lookUp }: Parameters<RecordLookUp>[0]): Promise<void> {
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    await handle({
      stream: streamOf('lookup', `${userId}_${day}`),
      decider: historyDecider,
      command: lookUp,
      commandId: randomUUID(),
      correlationId: requestId,
      actor: { kind: 'user', id: userId },
    });
  }

  return async (asked) => {
    const key = JSON.stringify([asked.userId, asked.lookUp]);
    const now = performance.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.recorded;
    if (kept.size >= mostKept) for (const [other, { until }] of kept) if (until <= now) kept.delete(other);
    const recorded = oneAfterAnother(asked.userId, () => record(asked));
    kept.set(key, { recorded, until: now + sameLookUpMs });
    recorded.catch(() => kept.delete(key));
    return recorded;
  };
}
