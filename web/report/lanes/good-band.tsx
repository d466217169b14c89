import { heightOf } from '#domain/sessions/contract/line-path.ts';

/** A range in the unit of the lane; null leaves an end open. */
export type GoodRange = Readonly<{ from: number | null; to: number | null }>;

type GoodBandProps = Readonly<{
  good: GoodRange;
  frame: Readonly<{ height: number; low: number; high: number }>;
  width: number;
}>;

/** The good range, behind the line of the measure. */
export function GoodBand({ good: { from, to }, frame, width }: GoodBandProps) {
  const [top, bottom] = [heightOf(to ?? frame.high, frame), heightOf(from ?? frame.low, frame)];
  return <rect width={width} y={top} height={Math.max(0, bottom - top)} className="fill-good-wash" />;
}
