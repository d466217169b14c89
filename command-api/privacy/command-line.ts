import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readSettings } from '#infra/config/settings.ts';
import type { CommandLine } from '#infra/start-up/command-line.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { commands } from './commands.ts';

const usage = `npm run privacy -- erase USER --reason REASON [--yes]  what is personal of them is destroyed; USER is an id or an e-mail address
npm run privacy -- rotate --reason "WHY"             wraps the keys of all persons with another master key
npm run privacy -- status                            how many keys, who was erased, what lies unsealed
REASON of an erasure is one of requested, not_needed, unlawful, legal_obligation`;

/** `npm run privacy`, beside a running server or without one. @throws StartupError with the usage, DomainError */
export async function commandLine({ words, env, tell }: CommandLine): Promise<boolean> {
  const { positionals, values } = parsed(words);
  const [name = '', user] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupError(usage);
  const settings = readSettings(env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    const around = { ...database, data, settings, forms: { upcasters, personal } };
    await command(around, { user, ...values, ask, tell });
  } finally {
    await database.close();
  }
  return true;
}

function parsed(words: readonly string[]) {
  try {
    const options = { reason: { type: 'string' }, yes: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch {
    throw new StartupError(usage);
  }
}

/** Returns false without a terminal. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const noAnswer = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(`${question} [yes/no] `), noAnswer]);
  terminal.close();
  return answer.trim() === 'yes';
}
