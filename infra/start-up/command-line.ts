import { existsSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

/** The arguments and the settings of a command line, and the function that prints its output, line by line. */
export type CommandLine = Readonly<{
  words: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}>;

/** Returns whether all is well; `unsaid`: no fault was found, but that does not prove that all is well. */
export type Program = (line: CommandLine) => Promise<boolean | 'unsaid'>;

/** Runs `program` as this process. It exits with 1 if something is wrong, and with 2 if that cannot be decided. `isPlain`: errors whose message is enough, without a stack. */
export async function asProcess(program: Program, isPlain: (error: Error) => boolean = () => false): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const isWell = await program({ words: process.argv.slice(2), env: process.env, tell: console.log });
    if (isWell !== true) process.exitCode = isWell === 'unsaid' ? 2 : 1;
  } catch (thrown) {
    const error = thrown as Error;
    console.error(error instanceof StartupError || isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}
