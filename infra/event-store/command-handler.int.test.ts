import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import { freshDatabase } from '../postgres/test-database.ts';
import { testHashes as hashes } from '../testing/hashes.ts';
import { createCommandHandler } from './command-handler.ts';
import type { EventStore } from './event-store.ts';
import { newEvent } from './event-store-suite.ts';

test('a command that was overtaken decides again on what is there now', async () => {
  const { store } = await freshDatabase();
  await createCommandHandler({ store: overtaken(store, 2), hashes })(order('counter-a'));
  const events = await store.readStream('counter-a');
  expect(events.at(-1)).toMatchObject({ type: 'Counted', data: { count: 3 } });
});

test('three commands of one stream that come together are all carried out', async () => {
  const { store } = await freshDatabase();
  const handle = createCommandHandler({ store, hashes });
  await Promise.all(Array.from({ length: 3 }, () => handle(order('counter-a'))));
  const counts = (await store.readStream('counter-a')).map(({ data }) => data);
  expect(counts).toEqual([1, 2, 3].map((count) => ({ count })));
});

test('a command that is overtaken three times gives up', async () => {
  const { store } = await freshDatabase();
  const handle = createCommandHandler({ store: overtaken(store, 3), hashes });
  await expect(handle(order('counter-a'))).rejects.toMatchObject({ code: 'conflict' });
});

test('the log says who did what when, and by which command', async () => {
  const { store } = await freshDatabase();
  const command = order('counter-a');
  await createCommandHandler({ store, hashes, now: () => new Date('2026-01-01') })(command);
  const { commandId, correlationId, actor } = command;
  const [event] = await store.readStream('counter-a');
  expect(event?.metadata).toMatchObject({ commandId, correlationId, actor, at: '2026-01-01T00:00:00.000Z', schema: 1 });
});

const counter: Decider<number, Message, Message> = {
  initialState: 0,
  evolve: (count) => count + 1,
  decide: (_command, count) => [{ type: 'Counted', data: { count: count + 1 } }],
};

const order = (stream: string) => ({
  stream,
  decider: counter,
  command: { type: 'Count', data: {} },
  commandId: randomUUID(),
  correlationId: 'request',
  actor: { kind: 'user', id: 'ada' } as const,
});

/** Someone else appends between reading and appending, so many times. */
function overtaken(store: EventStore, times: number): EventStore {
  let left = times;
  return {
    ...store,
    async append(stream, expectedRevision, events) {
      if (left-- > 0) await store.append(stream, expectedRevision, [newEvent()]);
      return store.append(stream, expectedRevision, events);
    },
  };
}
