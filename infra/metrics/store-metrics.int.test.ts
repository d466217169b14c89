import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { type EventStore, noStream } from '../event-store/event-store.ts';
import { metersOn } from './meters.ts';
import { storeMetrics } from './store-metrics.ts';

test('counts an unknown event once for all followers, and each later one too', async () => {
  const { store } = await freshDatabase();
  const of = (type: string) => ({ ...newEvent(), type });
  await store.append('a-1', noStream, [of('Known'), of('New'), of('New')]);
  await store.append('b-1', noStream, [of('Newer')]);
  const registry = new Registry();
  const counting = storeMetrics(metersOn(registry)).countingUnknown(store, (type) => type === 'Known');
  await Promise.all([follow(counting, ['b-']), follow(counting), follow(counting, ['a-'])]);
  await follow(counting);
  const shown = await registry.metrics();
  expect(shown).toContain('rostra_unknown_events_total{type="New"} 2');
  expect(shown).toContain('rostra_unknown_events_total{type="Newer"} 1');
  expect(shown).not.toContain('type="Known"');
});

/** Reads to the current end of the log. */
async function follow(store: EventStore, prefixes?: readonly string[]): Promise<void> {
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  const stop = new AbortController();
  const subscription = { after: 0n, signal: stop.signal, ...(prefixes && { prefixes }) };
  for await (const { position } of store.subscribeAll(subscription)) if (position >= (last?.position ?? 0n)) break;
  stop.abort();
}
