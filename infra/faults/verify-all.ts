import { acknowledgedCheck } from './invariants/acknowledged.ts';
import { checkpointsVerdict } from './invariants/checkpoints.ts';
import { commandsOnceCheck } from './invariants/commands-once.ts';
import { blobsVerdict } from './invariants/kept-blobs.ts';
import { logOrderCheck } from './invariants/log-order.ts';
import { namesCheck } from './invariants/names-held.ts';
import { eventsUntil, headOf } from './invariants/read-log.ts';
import { readModelsVerdict } from './invariants/read-models.ts';
import { sessionHistories } from './invariants/session-histories.ts';
import type { Verdict, World } from './invariants/verdict.ts';
import { workCheck } from './invariants/work.ts';

/** Looks at every invariant, beside a running server or alone; changes nothing. */
export async function verifyAll(world: World): Promise<readonly Verdict[]> {
  const { pool, store, acknowledged = [] } = world;
  const histories = sessionHistories();
  // What has to be known from before the log is read comes first.
  const checks = [
    acknowledgedCheck(acknowledged),
    commandsOnceCheck(),
    logOrderCheck(),
    await workCheck(pool, histories),
    await namesCheck(pool),
  ];
  for await (const event of eventsUntil(store, { until: await headOf(store) })) {
    for (const check of checks) check.see(event);
  }
  const verdicts: Verdict[] = [];
  for (const check of checks) verdicts.push(await check.verdict(world));
  verdicts.push(await readModelsVerdict(world), await checkpointsVerdict(world));
  verdicts.push(await blobsVerdict(world, histories.sessions));
  return verdicts.sort((a, b) => (a.invariant < b.invariant ? -1 : 1));
}
