import { expect, test } from 'vitest';
import { openWire } from '#infra/lab/fakes/wire-server/open-wire.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { noStream, OutcomeUnknown, WrongRevision } from '../event-store/event-store.ts';
import { watchAppends } from './append-watch.ts';

test('notices when a log that answers reads refuses appends, and when it accepts them again', async () => {
  const { server, store: wire } = await openWire({ giveUpMs: 0 });
  const { store, takesAppends } = watchAppends(wire);
  expect(await takesAppends()).toBe(true);
  server.switches.appends = 'never';
  await expect(store.append('a-1', noStream, [newEvent()])).rejects.toThrow(OutcomeUnknown);
  expect(await takesAppends()).toBe(false);
  expect(await store.readAll({ limit: 1 })).toEqual([]);
  server.switches.appends = 'answered';
  expect(await takesAppends()).toBe(true);
  expect(await store.readAll({ limit: 1 })).toEqual([]);
});

test('does not count a lost race as a failure', async () => {
  const { server, store: wire } = await openWire();
  const { store, takesAppends } = watchAppends(wire);
  await expect(store.append('a-1', 7, [newEvent()])).rejects.toThrow(WrongRevision);
  const before = server.seen.appends;
  expect(await takesAppends()).toBe(true);
  expect(server.seen.appends).toBe(before);
});
