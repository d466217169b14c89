import type { Progress } from './catch-up.ts';

const width = 30;

/** On a terminal, one line that is redrawn; elsewhere, one line for each tenth. */
export function progressBar(name: string, tell: (line: string) => void) {
  const started = performance.now();
  let tenth = 0;
  return ({ position, end }: Progress) => {
    const part = end === 0n ? 1 : Number((position * 1_000n) / end) / 1_000;
    const line = drawn(name, part, (performance.now() - started) / 1_000);
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${part === 1 ? '\n' : ''}`);
    else if (Math.floor(part * 10) > tenth) {
      tenth = Math.floor(part * 10);
      tell(line);
    }
  };
}

/** The bar at `part` (0 to 1) after this many seconds. */
export function drawn(name: string, part: number, seconds: number): string {
  const full = Math.round(part * width);
  const left = part === 0 ? '' : `  ${((seconds / part) * (1 - part)).toFixed(0)} s left`;
  return `${name.padEnd(12)} [${'#'.repeat(full).padEnd(width, '.')}] ${(part * 100).toFixed(0).padStart(3)} %${left}`;
}
