// The position of the last write from here: sent along with every query, so that who wrote sees what they wrote.
let written = 0n;

export function noteWritten(header: string | null): void {
  const position = BigInt(header ?? 0);
  if (position > written) written = position;
}

export const minPosition = (): Record<string, string> => (written > 0n ? { 'x-min-position': String(written) } : {});
