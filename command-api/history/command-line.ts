import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import type { CommandLine, Program } from '#infra/start-up/command-line.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import type { Options } from './commands.ts';
import { tellProof } from './tell-proof.ts';

const usage = `npm run audit -- status                      how far the chain goes, its last head, the last look at it, its keys
npm run audit -- verify [--heads FILE]       compute the chain anew from the log, compare it with what was kept and signed
npm run audit -- sign                        sign a head now, and send it where heads go
npm run audit -- export --out DIR [--stream NAME | --category NAME] [--from TIME] [--to TIME] [--heads FILE]
                                             events as CSV and JSON, and a proof file
npm run audit -- verify-proof FILE [--key PUBLICKEY]
                                             check a proof file: without database, settings and network
FILE of --heads has one head a line, as they are sent elsewhere; times are ISO 8601, --to is exclusive`;

const options = {
  heads: { type: 'string' },
  out: { type: 'string' },
  stream: { type: 'string' },
  category: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  key: { type: 'string' },
} as const;

/** `npm run audit`. @throws StartupError with the usage, CannotProve, NoProofFile, OtherLog */
export async function commandLine({ words, env, tell }: CommandLine): ReturnType<Program> {
  const { name, file, values } = read(words);
  if (name === 'verify-proof') {
    if (!file) throw new StartupError(usage);
    return tellProof(file, { key: values.key, tell });
  }
  const given = values.heads ? readHeads(await readFile(values.heads, 'utf8'), values.heads) : [];
  const chosen: Options = { ...values, given, from: timeOf(values.from), to: timeOf(values.to) };
  // Imports the commands only here: checking a proof needs no configuration and no database.
  const { commands, withLog } = await import('./commands.ts');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || file || (values.stream && values.category)) throw new StartupError(usage);
  return withLog({ env, name }, (deps) => command({ ...deps, tell }, chosen));
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [name = '', file, ...rest] = positionals;
    if (rest.length === 0) return { name, file, values };
  } catch {}
  throw new StartupError(usage);
}

/** Formats the time as events do, so that texts can be compared. */
function timeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new StartupError(`${text} is no time: write 2026-11-30 or 2026-11-30T12:00:00Z.`);
  return time.toISOString();
}
