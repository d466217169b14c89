import { headerNames } from '#domain/kernel/header-names.ts';

// Position of the last write from this page. Every query sends it, so that people see their own writes.
let written = 0n;

export function noteWritten(header: string | null): void {
  const position = BigInt(header ?? 0);
  if (position > written) written = position;
}

export const minPosition = (): Record<string, string> =>
  written > 0n ? { [headerNames.minPosition]: String(written) } : {};
