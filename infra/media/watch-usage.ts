import { readFile, stat } from 'node:fs/promises';
import type { ToolFault } from './media-error.ts';

/** `memoryBytes` (resident) is watched on Linux only. `outputBytes` counts the bytes that a program writes, to its file or to stdout. */
export type Limits = Readonly<{ wallMs: number; memoryBytes: number; outputBytes: number }>;

type Watch = Readonly<{
  pid: number | undefined;
  output: string | undefined;
  limits: Limits;
  onPassed: (fault: ToolFault) => void;
}>;

const everyMs = 50;

/** Calls `onPassed` when a limit is exceeded. A limit on elapsed time covers every hang; CPU limits do not notice a waiting process. */
export function watchUsage({ pid, output, limits, onPassed }: Watch): () => void {
  const stopped = new AbortController();
  const pass = (fault: ToolFault) => {
    if (!stopped.signal.aborted) onPassed(fault);
  };
  const wall = setTimeout(() => pass('time'), limits.wallMs);
  const look = async () => {
    if ((await residentBytes(pid)) > limits.memoryBytes) pass('memory');
    if ((await sizeOf(output)) > limits.outputBytes) pass('output');
  };
  const usage = setInterval(() => void look(), everyMs);
  return () => {
    stopped.abort();
    clearTimeout(wall);
    clearInterval(usage);
  };
}

export async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined || process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

async function sizeOf(output: string | undefined): Promise<number> {
  if (output === undefined) return 0;
  const found = await stat(output).catch(() => undefined);
  return found?.size ?? 0;
}
