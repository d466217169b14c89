import { afterEach, expect, test, vi } from 'vitest';
import type { Principal } from '#infra/http/rules.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import { keptPrincipals } from './kept-principals.ts';

afterEach(() => void vi.useRealTimers());

test('looks a person up once', async () => {
  const { find, lookUps } = people();
  await Promise.all([find('ada'), find('ada')]);
  expect(await find('ada')).toMatchObject({ id: 'ada', roles: ['user'] });
  expect(lookUps).toEqual(['ada']);
});

test('a change of the account takes effect immediately, for that person only', async () => {
  const { find, give, tell, lookUps } = people();
  await find('ada');
  await find('eve');
  give('ada', []);
  tell(changeOf('user-account', 'ada'));
  expect(await find('ada')).toMatchObject({ roles: [] });
  await find('eve');
  expect(lookUps).toEqual(['ada', 'eve', 'ada']);
});

test('ignores changes of other read models', async () => {
  const { find, tell, lookUps } = people();
  await find('ada');
  tell(changeOf('session-list', 'ada'));
  await find('ada');
  expect(lookUps).toEqual(['ada']);
});

test('does not cache a lookup that a change overtook', async () => {
  const { find, give, tell } = people();
  const overtaken = find('ada');
  give('ada', []);
  tell(changeOf('user-account', 'ada'));
  await overtaken;
  expect(await find('ada')).toMatchObject({ roles: [] });
});

test('clears the cache after a lost connection', async () => {
  const { find, give, tell } = people();
  await find('ada');
  give('ada', []);
  tell(undefined);
  expect(await find('ada')).toMatchObject({ roles: [] });
});

test('notices an unreported change after two seconds', async () => {
  vi.useFakeTimers();
  const { find, give } = people();
  await find('ada');
  give('ada', []);
  expect(await find('ada')).toMatchObject({ roles: ['user'] });
  vi.advanceTimersByTime(2_001);
  expect(await find('ada')).toMatchObject({ roles: [] });
});

test('does not cache an unknown person or a failed lookup', async () => {
  const { find, give, lookUps } = people();
  expect(await find('nobody')).toBeUndefined();
  give('nobody', ['user']);
  expect(await find('nobody')).toMatchObject({ id: 'nobody' });
  await expect(find('broken')).rejects.toThrow();
  await expect(find('broken')).rejects.toThrow();
  expect(lookUps).toEqual(['nobody', 'nobody', 'broken', 'broken']);
});

const changeOf = (name: string, id: string) => JSON.stringify({ name, position: '7', rows: [[id, id]] });

/** Two people whose roles can be changed, and the channel that reports changes. */
function people() {
  const roles = new Map<string, readonly string[]>([
    ['ada', ['user']],
    ['eve', ['user']],
  ]);
  const lookUps: string[] = [];
  let tell: (payload: string | undefined) => void = () => {};
  const find = keptPrincipals(
    async (id): Promise<Principal | undefined> => {
      lookUps.push(id);
      if (id === 'broken') throw new Error('no database');
      const held = roles.get(id);
      return held && { id, roles: held, permissions: [], benefits: [], emailVerified: true };
    },
    {
      on(channel, listener) {
        expect(channel).toBe(readModelChanged);
        tell = listener;
        return () => {};
      },
    },
  );
  return {
    find,
    lookUps,
    give: (id: string, held: readonly string[]) => roles.set(id, held),
    tell: (payload: string | undefined) => tell(payload),
  };
}
