import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { KeptHead, PublicKey } from '#domain/kernel/proof/head.ts';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import { appendLines } from '../append-lines.ts';
import { hasCode } from '../blobs/disk-error.ts';
import type { Settings } from '../config/settings.ts';
import { advisoryLocks } from '../postgres/advisory-locks.ts';
import { oneAtATime } from '../postgres/one-at-a-time.ts';
import { headKey, headKeyIfThere } from './head-keys.ts';
import type { HeadStore } from './head-store.ts';
import { headsAfter, withoutId } from './heads.ts';

/** The proof's state outside of the database: heads, the oldest first, and the keys that may sign. */
export type Kept = Readonly<{ heads: readonly KeptHead[]; keys: readonly PublicKey[] }>;

export const nothingKept: Kept = { heads: [], keys: [] };

/** `data`: the data folder. `store`: the store that all machines share. */
type Place = Readonly<{
  settings: Readonly<{ [Name in 'AUDIT_KEY' | 'AUDIT_HEADS_FILE']?: Settings[Name] | undefined }>;
  data: string;
  store?: HeadStore | undefined;
}>;

/** The source of the heads for a data folder without any: the shared store, or, if that has none, the database. */
type Adopted = Readonly<{ from: 'store' | 'database'; count: number }>;

export type KeptHeads = ReturnType<typeof keptHeads>;

/**
 * The trust anchor: `DATA_DIR/audit.heads` has a line for each head that was signed here, with its public key. Write
 * access to the database alone cannot change it.
 */
export function keptHeads({ settings, data, store }: Place) {
  const file = path.join(data, 'audit.heads');
  const readOwn = headsIn(file);
  const readOther = settings.AUDIT_HEADS_FILE ? headsIn(settings.AUDIT_HEADS_FILE) : async () => undefined;
  const readStore = async () => (await store?.read()) ?? [];
  const ownKey = async () => (await headKeyIfThere(settings.AUDIT_KEY, data))?.listed;

  /** The heads of this folder, with the key that this process would sign with; nothing, not even that key, while the file of heads is missing. */
  async function own(): Promise<Kept> {
    const heads = await readOwn();
    if (!heads) return nothingKept;
    const key = await ownKey();
    return { heads, keys: [...keysIn(heads), ...(key ? [key] : [])] };
  }

  /** Includes the heads in `AUDIT_HEADS_FILE` and in the shared store; their keys count only if this folder has none. */
  async function all(): Promise<Kept> {
    const here = await own();
    const others = [...((await readOther()) ?? []), ...(await readStore())];
    return { heads: [...here.heads, ...others], keys: here.keys.length > 0 ? here.keys : keysIn(others) };
  }

  return {
    file,
    store,
    ownKey,
    /** Created if it does not exist. */
    signingKey: () => headKey(settings.AUDIT_KEY, data),
    own,
    all,
    /** Heads that somebody who controls this machine cannot reach. */
    elsewhere: async () => (store?.isElsewhere ? store.read() : []),
    add: (pool: Pool, head: KeptHead) =>
      oneAtATime(pool, advisoryLocks.keptHeads, () => appendLines(file, [JSON.stringify(head)])),
    /** If there is no file, it begins with the heads of the store, or of the database: trust on first use. */
    async adopt(pool: Pool): Promise<Adopted | undefined> {
      if (await readOwn()) return undefined;
      const stored = await readStore();
      const heads = stored.length > 0 ? stored : (await headsAfter(pool, 0)).map(withoutId);
      const lines = heads.map((head) => `${JSON.stringify(head)}\n`).join('');
      if (heads.length === 0 || !(await createWhole(file, lines))) return undefined;
      return { from: stored.length > 0 ? 'store' : 'database', count: heads.length };
    },
  };
}

const keysIn = (heads: readonly KeptHead[]): readonly PublicKey[] => [
  ...new Map(heads.flatMap(({ key: id, publicKey }) => (publicKey ? [[id, { id, publicKey }]] : []))).values(),
];

/** Undefined if the file does not exist; read again after a change. @throws NoProofFile */
function headsIn(file: string): () => Promise<readonly KeptHead[] | undefined> {
  let known: Readonly<{ version: string; heads: readonly KeptHead[] }> | undefined;
  return async () => {
    try {
      const { size, mtimeMs, ino } = await stat(file);
      const version = `${ino} ${size} ${mtimeMs}`;
      if (known?.version !== version) known = { version, heads: readHeads(await readFile(file, 'utf8'), file) };
      return known.heads;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };
}

/** One of several processes creates it completely. False if it exists already. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, content, { mode: 0o600, flush: true });
  try {
    await link(made, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(made, { force: true });
  }
}
