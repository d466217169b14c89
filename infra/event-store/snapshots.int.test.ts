import { expect, test } from 'vitest';
import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import { newEvents } from '#infra/lab/testing/event-store/suite-tools.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { newId } from '../ids.ts';
import { createCommandHandler } from './command-handler.ts';
import { currentState } from './current-state.ts';
import { type EventStore, noStream } from './event-store.ts';
import { bounds, rememberedStreams } from './remembered-streams.ts';
import { deleteSnapshots, openSnapshots } from './snapshots.ts';

const long = 10;
const stream = 'counter-a';

const decider: Decider<number, Message<'Count', { by: number }>, Message> = {
  initialState: 0,
  evolve: (count) => count + 1,
  decide: ({ data: { by } }) => newEvents(by).map(({ type, data }) => ({ type, data })),
};

test('reads a long stream from its snapshot, even after a restart', async () => {
  const { started, store, pool } = await log();
  const first = await started();
  await store.append(stream, noStream, newEvents(long - 1));
  expect(await first.read()).toEqual({ count: 9, returned: [9] });
  expect(await kept(pool)).toEqual([]);
  await store.append(stream, 8, newEvents(30));
  expect(await first.read()).toEqual({ count: 39, returned: [39] });
  expect(await kept(pool)).toEqual([38]);
  await store.append(stream, 38, newEvents(2));
  // The snapshot's own event and the events after it.
  expect(await first.read()).toEqual({ count: 41, returned: [3] });
  expect(await (await started()).read()).toEqual({ count: 41, returned: [3] });
});

test.each([
  ['of a fold that is another one by now', `update snapshots.state set fold = 'another'`, [39]],
  ['of another log', `update snapshots.state set event_id = gen_random_uuid()`, [1, 39]],
  ['that is beyond the end of the log', 'update snapshots.state set revision = 1000', [0, 39]],
])('ignores a snapshot %s, and makes a new one', async (_what, sql, returned) => {
  const { started, store, pool } = await log();
  await store.append(stream, noStream, newEvents(39));
  await (await started()).read();
  await pool.query(`${sql}, state = '-1'`);
  const process = await started();
  expect(await process.read()).toEqual({ count: 39, returned });
  expect(await process.read()).toEqual({ count: 39, returned: [1] });
});

test('reads the complete stream each time if JSON cannot hold its state', async () => {
  const { started, store, pool } = await log();
  await store.append(stream, noStream, newEvents(39));
  const { snapshots } = await started();
  const place = { stream, decider };
  const since = await store.readStream(stream);
  for (const state of [new Set(['a']), { at: new Date(0) }, { left: undefined }])
    snapshots.keep(place, { state, since });
  await snapshots.idle();
  expect(await kept(pool)).toEqual([]);
  snapshots.keep(place, { state: { left: null }, since });
  await snapshots.idle();
  expect(await kept(pool)).toEqual([38]);
});

test('deletes snapshots on an erasure', async () => {
  const { started, store, pool } = await log();
  await store.append(stream, noStream, newEvents(39));
  await (await started()).read();
  await deleteSnapshots(pool);
  expect(await kept(pool)).toEqual([]);
});

test('answers a repeat of a command from before the snapshot, and refuses another command with its id', async () => {
  const { started, store } = await log();
  const { handle, read, snapshots } = await started();
  const first = counting({ by: long });
  const { position } = await handle(first);
  await handle(counting({ by: long }));
  await snapshots.idle();
  expect((await read()).returned).toEqual([11]);
  expect(await handle(first)).toMatchObject({ position, state: 20 });
  await expect(handle({ ...first, command: { type: 'Count', data: { by: 2 } } })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  expect(await store.readStream(stream)).toHaveLength(20);
});

function counting({ by }: { by: number }) {
  const commandId = newId();
  const command = { type: 'Count' as const, data: { by } };
  return {
    stream,
    decider,
    command,
    commandId,
    correlationId: commandId,
    actor: { kind: 'system', id: 'test' } as const,
  };
}

type Database = Awaited<ReturnType<typeof freshDatabase>>;

async function kept(pool: Database['pool']): Promise<readonly number[]> {
  const { rows } = await pool.query<{ revision: number }>('select revision from snapshots.state');
  return rows.map(({ revision }) => revision);
}

/** A log, and processes without a cache of their own; `returned` has the number of events of each read. */
async function log() {
  const { store, pool, notifications } = await freshDatabase();
  async function started() {
    const returned: number[] = [];
    const readStream: EventStore['readStream'] = async (...wanted) => {
      const events = await store.readStream(...wanted);
      returned.push(events.length);
      return events;
    };
    const snapshots = await openSnapshots(pool, { long });
    const remembered = rememberedStreams(notifications, { ...bounds, mostStreams: 0, snapshots });
    return {
      snapshots,
      handle: createCommandHandler({ store: { ...store, readStream }, hashes, remembered }),
      async read() {
        returned.length = 0;
        const count = await currentState({ store: { readStream }, remembered }, { stream, decider });
        await snapshots.idle();
        return { count, returned: [...returned] };
      },
    };
  }
  return { store, pool, started };
}
