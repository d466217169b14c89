import type { KeptHead } from '#domain/kernel/proof/head.ts';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readSettings, type Settings } from '#infra/config/settings.ts';
import { type MasterKey, readMasterKeys } from '#infra/persons/master-keys.ts';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { chainState, eventsBehind } from '#infra/proof/chain-status.ts';
import type { Doubt } from '#infra/proof/doubts.ts';
import { openHeadStore } from '#infra/proof/head-store.ts';
import { headOf, listedKeys, withoutId } from '#infra/proof/heads.ts';
import { type KeptHeads, keptHeads } from '#infra/proof/kept-heads.ts';
import { headTargets, sendHeads } from '#infra/proof/send-heads.ts';
import { NotSigned, signNext } from '#infra/proof/sign-next.ts';
import { verifyNow } from '#infra/proof/verify-now.ts';
import { makeExport, writeExport } from '#infra/proof/write-export.ts';
import type { CommandLine, Program } from '#infra/start-up/command-line.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { type Log, openLog } from '#infra/start-up/open-log.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { wordsOf } from './fault-words.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;
type OpenLog = Pick<Database, 'pool'> &
  Pick<Log, 'store' | 'asStored'> &
  Readonly<{ settings: Settings; kept: KeptHeads; masters: readonly MasterKey[] }>;
type Deps = OpenLog & Pick<CommandLine, 'tell'>;

export type Options = Readonly<{
  /** Heads from a file that was kept elsewhere. */
  given: readonly KeptHead[];
  out?: string | undefined;
  stream?: string | undefined;
  category?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

/** Each command prints what it found. Returns false if something is wrong, `unsaid` if it cannot be checked. */
export const commands: Readonly<Record<string, (deps: Deps, options: Options) => ReturnType<Program>>> = {
  verify,
  status,
  sign,
  export: exportEvents,
};

/** The commands that use the shared heads: `verify` reads them, `sign` adds to them. */
const storeUses: Readonly<Partial<Record<string, 'read' | 'add'>>> = { verify: 'read', sign: 'add' };

/** Opens the log beside a running server or without one. */
export async function withLog<Result>(
  { env, name }: Pick<CommandLine, 'env'> & Readonly<{ name: string }>,
  work: (found: OpenLog) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const use = storeUses[name];
  const store = use && (await openHeadStore({ settings, data, use }));
  const kept = keptHeads({ settings, data, store });
  const database = await openDatabase(settings, data);
  try {
    const log = await openLog(settings, { ...database, data, upcasters, personal });
    try {
      const masters = await readMasterKeys({ settings, directory: data });
      return await work({ pool: database.pool, store: log.store, asStored: log.asStored, settings, kept, masters });
    } finally {
      await log.close();
    }
  } finally {
    await database.close();
    store?.close();
  }
}

const tenth = 0.1;

async function verify({ pool, asStored, kept, settings, masters, tell }: Deps, { given }: Options) {
  let told = tenth;
  function tellShare({ done, size }: Readonly<{ done: number; size: number }>) {
    if (size === 0 || done / size < told) return;
    told = done / size + tenth;
    tell(`${done} of ${size} entries are as they were`);
  }
  const look = await verifyNow({ pool, asStored, kept, settings, masters, given, tell: tellShare });
  const { size, heads, known, elsewhere, seconds, faults, doubts } = look;
  for (const fault of faults) tell(wordsOf(fault));
  const against = `${size} entries, ${heads} heads, ${known} of them known outside of the database, ${seconds.toFixed(1)} s`;
  if (faults.length > 0) return said(tell, `This log is not what it was (${against})`);
  const behind = await eventsBehind(asStored, await chainState({ pool, kept }));
  if (size === 0 && behind > 0)
    return unsaid(tell, 'The chain has no entry, and the log has events: nothing is proven yet');
  if (behind > 0) tell(`${behind} events are not in the chain yet: nothing is said of them`);
  for (const doubt of doubts) tell(doubtWords[doubt](kept.file));
  if (doubts.length > 0) return unsaid(tell, `Nobody can say whether this log was changed (${against})`);
  tell(
    elsewhere > 0
      ? `This rests on ${elsewhere} heads that are known elsewhere`
      : `This rests on ${kept.file} alone: whoever can write to this machine can change that as well`,
  );
  tell(`Nothing was changed (${against})`);
  return true;
}

const doubtWords: Readonly<Record<Doubt, (file: string) => string>> = {
  no_anchor: (file) =>
    `No head is known outside of the database (${file} is missing): it vouches for itself alone; give the heads that you kept by --heads FILE`,
  anchor_behind: (file) =>
    `The database has heads that ${file} lacks: its end was cut off, or they were signed elsewhere`,
  own_key: (file) => `The key of this machine signed none of the heads in ${file}: audit.key was replaced, or is new`,
  no_master_key: () => 'No master key is here: nobody can look whether the keys of persons were changed',
};

function unsaid(tell: Deps['tell'], sentence: string): 'unsaid' {
  tell(sentence);
  return 'unsaid';
}

function said(tell: Deps['tell'], sentence: string): false {
  tell(sentence);
  return false;
}

async function status({ pool, asStored, kept, tell }: Deps): Promise<boolean> {
  const { head, verification, sendings, faults, ...chain } = await chainState({ pool, kept });
  tell(`chain: ${chain.size} entries; ${await eventsBehind(asStored, chain)} events are not in it yet`);
  tell(head ? `last head: ${JSON.stringify(headOf(withoutId(head)))}` : 'no head was signed yet');
  tell(`known outside of the database: ${(await kept.own()).heads.length} heads in ${kept.file}`);
  for (const { target, waiting, sentAt, failures, error } of sendings) {
    const trouble = error ? `, the last try failed (${error})` : '';
    tell(`sent to ${target}: ${sentAt ?? 'never'}; ${waiting} heads wait, ${failures} tries failed${trouble}`);
  }
  if (faults.some(({ what }) => what === 'chain')) tell('the keys cannot be listed');
  else for (const { id, publicKey, since } of await listedKeys(pool)) tell(`key ${id} since ${since}: ${publicKey}`);
  if (!verification) tell('the whole chain was not looked at yet');
  else tell(`looked at on ${verification.at}: ${verification.size} entries, ${verification.heads} heads`);
  for (const fault of faults) tell(wordsOf(fault));
  return faults.length === 0;
}

async function sign({ pool, asStored, settings, kept, tell }: Deps): Promise<boolean> {
  await catchUpChain({ pool, asStored });
  try {
    const head = await signNext({ pool, kept, warn: tell });
    tell(head ? JSON.stringify(headOf(withoutId(head))) : 'the chain is empty: there is nothing to sign');
    for (const target of headTargets) await sendHeads(pool, { settings, kept }, target);
    return head !== undefined;
  } catch (error) {
    if (!(error instanceof NotSigned)) throw error;
    for (const fault of error.faults) tell(wordsOf(fault));
    return said(tell, error.message);
  }
}

async function exportEvents(deps: Deps, { out, stream, category, from, to, given }: Options): Promise<boolean> {
  if (!out) throw new StartupError('export needs --out DIR');
  const prefix = category === undefined ? undefined : `${category}-`;
  const made = await makeExport(deps, { stream, prefix, from, to, earlier: given });
  for (const file of await writeExport(made, out)) deps.tell(file);
  const { entries, head } = made.proof;
  deps.tell(`${entries.length} events, proven by the head of ${head.time} over ${head.size} entries`);
  return true;
}
