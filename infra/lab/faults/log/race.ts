import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programArgs } from '#infra/programs/program-args.ts';

const program = new URL('./racer-process.ts', import.meta.url);
const root = fileURLToPath(new URL('../../../..', import.meta.url));

type Racer = Readonly<{ url: string; streams: readonly string[]; commands: number; namespace: string }>;

/** Runs a process that sends commands to the streams in turn. Returns its number of lost races. */
export async function race({ url, streams, commands, namespace }: Racer): Promise<number> {
  const given = programArgs(program, url, streams.join(','), String(commands), namespace);
  const { stdout } = await promisify(execFile)(process.execPath, given, { cwd: root });
  return Number(stdout.trim());
}
