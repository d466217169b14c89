import type { Program } from '#infra/start-up/command-line.ts';
import type { Environment } from './server.ts';

/**
 * The output of a command line, run in this process. @throws Error with the output, where not all is well, or that cannot be
 * said
 */
export async function saidBy(program: Program, words: readonly string[], env: Environment): Promise<readonly string[]> {
  const said: string[] = [];
  if ((await program({ words, env, tell: (line) => void said.push(line) })) !== true) throw new Error(said.join('\n'));
  return said;
}
