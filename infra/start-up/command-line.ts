import { existsSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

/** The words and the settings of a command line, and the function that prints its findings, line by line. */
export type CommandLine = Readonly<{
  words: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}>;

/** Answers whether all is well; `unsaid`: nothing that is wrong was found, and it cannot be said whether all is well. */
export type Program = (line: CommandLine) => Promise<boolean | 'unsaid'>;

/** `program` as this process, which ends with 1 where not all is well, and with 2 where that cannot be said. `isPlain`: errors whose message says all that there is to say. */
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
