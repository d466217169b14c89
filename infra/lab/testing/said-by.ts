import type { Program } from '#infra/start-up/command-line.ts';
import type { Environment } from './server.ts';

/**
 * Runs a command line in this process and returns its output. @throws Error with the output unless the result is true
 */
export async function saidBy(program: Program, words: readonly string[], env: Environment): Promise<readonly string[]> {
  const said: string[] = [];
  if ((await program({ words, env, tell: (line) => void said.push(line) })) !== true) throw new Error(said.join('\n'));
  return said;
}
