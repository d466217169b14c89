import { DomainError } from '#domain/kernel/errors.ts';
import { quotaDecider } from '#domain/quotas/decider.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { type EventStore, WrongRevision } from '#infra/event-store/event-store.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { rememberedStreams } from '#infra/event-store/remembered-streams.ts';
import { derivedId, uuidv5 } from '#infra/ids.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { testHashes as hashes } from '../../testing/hashes.ts';

/** `racer-process.ts URL STREAM,STREAM,… COMMANDS NAMESPACE` sends commands and prints its number of lost races. */
const [url = '', names = '', commands = '', namespace = ''] = process.argv.slice(2);
const streams = names.split(',');
const atOnce = 4;
const pool = createPool(url);
const notifications = await listenTo(url);
const store = await createPostgresStore(pool, notifications);
let lostRaces = 0;

const counting: EventStore = {
  ...store,
  append: (...given) =>
    store.append(...given).catch((error) => {
      if (error instanceof WrongRevision) lostRaces++;
      throw error;
    }),
};
const handle = createCommandHandler({ store: counting, hashes, remembered: rememberedStreams(notifications) });

async function send(number: number): Promise<void> {
  const stream = streams[number % streams.length] ?? '';
  const sessionId = derivedId(namespace, `session ${number}`);
  const command = { type: 'ReserveAnalysis', data: { sessionId, analysisClass: 'fast', limit: -1 } } as const;
  const commandId = uuidv5(namespace, `command ${number}`);
  const actor = { kind: 'system', id: 'racer' } as const;
  for (;;) {
    try {
      await handle({ stream, decider: quotaDecider, command, commandId, correlationId: commandId, actor });
      return;
    } catch (error) {
      // The handler gives up after three lost races. A client then retries with the same id.
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
    }
  }
}

await Promise.all(
  Array.from({ length: atOnce }, async (_, first) => {
    for (let number = first; number < Number(commands); number += atOnce) await send(number);
  }),
);
console.log(lostRaces);
await notifications.close();
await pool.end();
