import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import { personErased } from '../postgres/channels.ts';
import { isDatabaseAway } from '../postgres/database-away.ts';
import { inGroups } from '../postgres/in-groups.ts';
import type { Notifications } from '../postgres/notifications.ts';
import { findKeys, findMasterInUse, type KeyRow, makeKeys } from './key-table.ts';
import { type MasterKey, type MasterKeySource, readMasterKeys, unwrap, wrap } from './master-keys.ts';
import { PersonKeyMissing } from './person-key-missing.ts';

/** `erased`: destroyed. `missing`: not yet created, or lost. */
export type FoundKey = KeyObject | 'erased' | 'missing';

export type PersonKeys = Readonly<{
  /**
   * Keys for writing. A missing key is created if nothing was sealed for the person yet.
   * @throws user_not_active if a person was erased @throws PersonKeyMissing if a key was lost
   */
  toSeal: (persons: readonly string[]) => Promise<ReadonlyMap<string, KeyObject>>;
  toOpen: (persons: readonly string[]) => Promise<ReadonlyMap<string, FoundKey>>;
}>;

type Dependencies = Readonly<{
  pool: Pool;
  notifications: Pick<Notifications, 'on'>;
  masters: MasterKeySource;
  /** Whether this person has sealed data. If so, a missing key was lost, and a new key could not open that data. */
  hasSealed: (person: string) => Promise<boolean>;
}>;

/**
 * Every process is notified of an erasure at once. If a dead connection loses the notification, a cached key expires after this
 * time, and much sooner before a write. A text written in between is sealed with a destroyed key.
 */
const [openMs, sealMs] = [30_000, 2_000];
const mostKept = 20_000;
const [lanes, mostAtOnce] = [2, 2_000];
const keyBytes = 32;

type Kept = Readonly<{ found: FoundKey; at: number }>;

export function personKeys({ pool, notifications, masters, hasSealed }: Dependencies): PersonKeys {
  const kept = new Map<string, Kept>();
  const ring = masterRing(pool, masters);
  let toldAt = Number.NEGATIVE_INFINITY;
  notifications.on(personErased, (person) => {
    toldAt = performance.now();
    if (person === undefined) kept.clear();
    else kept.delete(person);
  });

  const ask = (rowsOf: (persons: readonly string[]) => Promise<ReadonlyMap<string, FoundKey>>) =>
    inGroups<string, FoundKey>({
      lanes,
      most: mostAtOnce,
      meetsAll: isDatabaseAway,
      ask: async (persons) => {
        const at = performance.now();
        const found = await rowsOf(persons);
        for (const person of persons) keep(person, { found: found.get(person) ?? 'missing', at });
        return persons.map((person) => found.get(person) ?? 'missing');
      },
    });
  const findOne = ask(find);
  const makeOne = ask(make);

  function keep(person: string, answer: Kept) {
    kept.delete(person);
    // Missing keys are not cached, since they may be created at any moment. A read that began before a notified erasure is not cached either.
    if (answer.found === 'missing' || answer.at <= toldAt) return;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest) kept.delete(oldest);
    kept.set(person, answer);
  }

  /** Uses the cache while it is fresh enough, else the database. */
  async function lookUp(persons: readonly string[], maxAgeMs: number) {
    const since = performance.now() - maxAgeMs;
    const keys = new Map<string, FoundKey>();
    const asked: Promise<unknown>[] = [];
    for (const person of persons) {
      const known = kept.get(person);
      if (known && known.at >= since) keys.set(person, known.found);
      else asked.push(findOne(person).then((found) => keys.set(person, found)));
    }
    await Promise.all(asked);
    return keys;
  }

  async function makeIfNew(person: string): Promise<FoundKey> {
    if (!(await hasSealed(person))) return makeOne(person);
    // Another process may have created the key and written with it since the lookup.
    const found = await findOne(person);
    if (found === 'missing') throw new PersonKeyMissing(person);
    return found;
  }

  async function find(persons: readonly string[]): Promise<ReadonlyMap<string, FoundKey>> {
    return opened(await findKeys(pool, persons));
  }

  /** If two processes create the key of one person, one succeeds and both get that key. */
  async function make(persons: readonly string[]): Promise<ReadonlyMap<string, FoundKey>> {
    for (let isAgain = false; ; isAgain = true) {
      const master = await ring.inUse(isAgain);
      const wanted = [...new Set(persons)];
      const wrapped = wanted.map((person) => wrap(randomBytes(keyBytes), person, master));
      const rows = await makeKeys(pool, { persons: wanted, wrapped, master: master.id });
      // After a rotation of the master key, absent keys are still missing.
      if (rows.length === wanted.length || isAgain) return opened(rows);
    }
  }

  async function opened(rows: readonly KeyRow[]): Promise<ReadonlyMap<string, FoundKey>> {
    const known = await ring.including(rows);
    return new Map(rows.map((row) => [row.person, keyIn(row, known)]));
  }

  return {
    toOpen: (persons) => lookUp(persons, openMs),
    async toSeal(persons) {
      const found = await lookUp(persons, sealMs);
      const lacking = persons.filter((person) => found.get(person) === 'missing');
      const made = await Promise.all(lacking.map(async (person) => [person, await makeIfNew(person)] as const));
      const keys = new Map([...found, ...made]);
      for (const [person, key] of keys) {
        if (key === 'erased') throw new DomainError('user_not_active');
        if (key === 'missing') throw new Error(`no key could be made for person ${person}`);
      }
      return keys as ReadonlyMap<string, KeyObject>;
    },
  };
}

function keyIn({ person, master, wrapped }: KeyRow, known: ReadonlyMap<string, MasterKey>): FoundKey {
  if (!wrapped || !master) return 'erased';
  const masterKey = known.get(master);
  if (!masterKey)
    throw new Error(`the key of person ${person} is wrapped with a master key that is not here (${master})`);
  return createSecretKey(unwrap(wrapped, person, masterKey));
}

/** The master keys by their id. An unknown id may come from a rotation, so the keys are loaded again once. */
function masterRing(pool: Pool, source: MasterKeySource) {
  let known: ReadonlyMap<string, MasterKey> = new Map();
  let inUse: string | undefined;
  const readAgain = async () => {
    known = new Map((await readMasterKeys(source)).map((master) => [master.id, master]));
  };
  return {
    async including(rows: readonly KeyRow[]) {
      if (rows.some(({ master }) => master !== null && !known.has(master))) await readAgain();
      return known;
    },
    /**
     * The master key that wraps new keys; the cached value is used unless the caller doubts it. An unknown one
     * was rotated out.
     */
    async inUse(isDoubted: boolean): Promise<MasterKey> {
      if (inUse === undefined || isDoubted || !known.has(inUse)) inUse = (await findMasterInUse(pool)) ?? '';
      if (!known.has(inUse)) await readAgain();
      const master = known.get(inUse);
      if (!master) throw new Error(`the master key in use is not here (${inUse}): look at MASTER_KEY`);
      return master;
    },
  };
}
