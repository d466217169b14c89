import type { Recorded } from '#domain/kernel/message.ts';
import { checkpointsVerdict } from './invariants/checkpoints.ts';
import { blobsVerdict } from './invariants/kept-blobs.ts';
import { logOrderCheck } from './invariants/log-order.ts';
import { namesCheck } from './invariants/names-held.ts';
import { eventsUntil, headOf } from './invariants/read-log.ts';
import { readModelsVerdict } from './invariants/read-models.ts';
import { sessionHistories } from './invariants/session-histories.ts';
import type { Acknowledged, LogCheck, Verdict, World } from './invariants/verdict.ts';
import { workCheck } from './invariants/work.ts';

/** Checks every invariant, with or without a running server. Changes nothing. */
export async function verifyAll(world: World): Promise<readonly Verdict[]> {
  const { pool, store, acknowledged = [] } = world;
  const histories = sessionHistories();
  // Checks that need state from before the log is read start first.
  const checks = [
    acknowledgedCheck(acknowledged),
    commandsOnceCheck(),
    logOrderCheck(),
    await workCheck(pool, histories),
    await namesCheck(pool),
  ];
  const unreadable: string[] = [];
  let read = 0;
  for await (const event of eventsUntil(store, { until: await headOf(store) })) {
    read += 1;
    if (!isReadable(event)) unreadable.push(`${event.type} at ${event.stream} ${event.revision}`);
    for (const check of checks) seenBy(check, event);
  }
  const verdicts: Verdict[] = [];
  for (const check of checks) verdicts.push(await check.verdict(world));
  verdicts.push({ invariant: 'I8 every event can be read', checked: read, wrong: unreadable });
  verdicts.push(await readModelsVerdict(world), await checkpointsVerdict(world));
  verdicts.push(await blobsVerdict(world, histories.sessions));
  return verdicts.sort((a, b) => (a.invariant < b.invariant ? -1 : 1));
}

/** Lets a check see an event. Only I8 reports unreadable events; other checks skip them. */
function seenBy(check: LogCheck, event: Recorded): void {
  try {
    check.see(event);
  } catch (error) {
    if (isReadable(event)) throw error;
  }
}

function isReadable(event: Recorded): boolean {
  try {
    return event.data !== undefined;
  } catch {
    return false;
  }
}

/** I1: every acknowledged event is in the log at the position in its answer. */
function acknowledgedCheck(acknowledged: readonly Acknowledged[]): LogCheck {
  const missing = new Map(acknowledged.map((answer) => [`${answer.stream} ${answer.position}`, answer]));
  return {
    see: ({ stream, position }) => void missing.delete(`${stream} ${position}`),
    async verdict() {
      const wrong = [...missing.values()].map(
        ({ stream, position }) => `${stream} was acknowledged at position ${position}, and is not there`,
      );
      return { invariant: 'I1 what was acknowledged is in the log', checked: acknowledged.length, wrong };
    },
  };
}

type Seen = Readonly<{ stream: string; revision: number; type: string }>;

/** I2: the events of a command are one append to one stream. */
function commandsOnceCheck(): LogCheck {
  const last = new Map<string, Seen>();
  const wrong: string[] = [];
  return {
    see({ stream, revision, type, metadata: { commandId } }) {
      const before = last.get(commandId);
      if (before && (before.stream !== stream || before.revision + 1 !== revision)) {
        const [first, again] = [before, { stream, revision, type }].map(
          (seen) => `${seen.type} at ${seen.stream} ${seen.revision}`,
        );
        wrong.push(`command ${commandId} has effects twice: ${first} and ${again}`);
      }
      last.set(commandId, { stream, revision, type });
    },
    verdict: async () => ({ invariant: 'I2 no command has effects twice', checked: last.size, wrong }),
  };
}
