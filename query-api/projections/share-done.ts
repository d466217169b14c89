/** The share of the log that was read, 0..1 with four digits; 0 while its length is unknown. */
export const shareDone = (position: bigint, end: bigint): number =>
  end === 0n ? 0 : Math.min(1, Number((position * 10_000n) / end) / 10_000);
