/** Of the log, 0..1 with four digits; 0 where nobody has looked yet how long it is. */
export const shareDone = (position: bigint, end: bigint): number =>
  end === 0n ? 0 : Math.min(1, Number((position * 10_000n) / end) / 10_000);
