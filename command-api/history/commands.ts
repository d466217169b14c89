import type { SignedHead } from '#domain/kernel/proof/head.ts';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readSettings, type Settings } from '#infra/config/settings.ts';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { chainState, eventsBehind, keepVerification } from '#infra/proof/chain-status.ts';
import { headKey } from '#infra/proof/head-keys.ts';
import { listedKeys, signHead, withoutId } from '#infra/proof/heads.ts';
import { verifyChain } from '#infra/proof/verify-chain.ts';
import { makeExport, writeExport } from '#infra/proof/write-export.ts';
import type { CommandLine } from '#infra/start-up/command-line.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { type Log, openLog } from '#infra/start-up/open-log.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { wordsOf } from './fault-words.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;
type Found = Pick<Database, 'pool'> & Pick<Log, 'store' | 'asStored'> & Readonly<{ settings: Settings; data: string }>;
type Deps = Found & Pick<CommandLine, 'tell'>;

export type Options = Readonly<{
  /** Heads that were kept elsewhere. */
  kept: readonly SignedHead[];
  out?: string | undefined;
  stream?: string | undefined;
  category?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

/** Each says what it found; false where something is wrong. */
export const commands: Readonly<Record<string, (deps: Deps, options: Options) => Promise<boolean>>> = {
  verify,
  status,
  sign,
  export: exportEvents,
};

/** Beside a running server or alone. */
export async function withLog<Result>(
  env: CommandLine['env'],
  work: (found: Found) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    const log = await openLog(settings, { ...database, data, upcasters, personal });
    try {
      return await work({ pool: database.pool, store: log.store, asStored: log.asStored, settings, data });
    } finally {
      await log.close();
    }
  } finally {
    await database.close();
  }
}

const tenth = 0.1;

async function verify({ pool, asStored, tell }: Deps, { kept }: Options): Promise<boolean> {
  const started = performance.now();
  let told = tenth;
  function tellShare({ done, size }: Readonly<{ done: number; size: number }>) {
    if (size === 0 || done / size < told) return;
    told = done / size + tenth;
    tell(`${done} of ${size} entries are as they were`);
  }
  const verdict = await verifyChain({ pool, asStored, kept, tell: tellShare });
  const seconds = (performance.now() - started) / 1_000;
  await keepVerification(pool, verdict, seconds);
  const { size, heads, faults } = verdict;
  for (const fault of faults) tell(wordsOf(fault));
  const against = `${size} entries, ${heads} heads, ${seconds.toFixed(1)} s`;
  tell(faults.length === 0 ? `Nothing was changed (${against})` : `This log is not what it was (${against})`);
  return faults.length === 0;
}

async function status({ pool, asStored, tell }: Deps): Promise<boolean> {
  const { head, verification, sendings, ...chain } = await chainState(pool);
  tell(`chain: ${chain.size} entries; ${await eventsBehind(asStored, chain)} events are not in it yet`);
  tell(head ? `last head: ${JSON.stringify(withoutId(head))}` : 'no head was signed yet');
  for (const { target, waiting, sentAt, failures, error } of sendings) {
    const trouble = error ? `, the last try failed (${error})` : '';
    tell(`sent to ${target}: ${sentAt ?? 'never'}; ${waiting} heads wait, ${failures} tries failed${trouble}`);
  }
  for (const { id, publicKey, since } of await listedKeys(pool)) tell(`key ${id} since ${since}: ${publicKey}`);
  if (!verification) tell('the whole chain was not looked at yet');
  else tell(`looked at on ${verification.at}: ${verification.size} entries, ${verification.heads} heads`);
  for (const fault of verification?.faults ?? []) tell(wordsOf(fault));
  return (verification?.faults ?? []).length === 0;
}

async function sign({ pool, asStored, settings, data, tell }: Deps): Promise<boolean> {
  await catchUpChain({ pool, asStored });
  const head = await signHead(pool, await headKey(settings.AUDIT_KEY, data));
  tell(head ? JSON.stringify(withoutId(head)) : 'the chain is empty: there is nothing to sign');
  return head !== undefined;
}

async function exportEvents(deps: Deps, { out, stream, category, from, to, kept }: Options): Promise<boolean> {
  if (!out) throw new StartupError('export needs --out DIR');
  const prefix = category === undefined ? undefined : `${category}-`;
  const made = await makeExport(deps, { stream, prefix, from, to, earlier: kept });
  for (const file of await writeExport(made, out)) deps.tell(file);
  const { entries, head } = made.proof;
  deps.tell(`${entries.length} events, proven by the head of ${head.time} over ${head.size} entries`);
  return true;
}
