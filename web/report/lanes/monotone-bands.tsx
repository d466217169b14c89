import { shareOf } from '../../player/for-others.ts';

type MonotoneBandsProps = Readonly<{
  stretches: readonly Readonly<{ offset: number; duration: number }>[];
  /** Of the talk. */
  duration: number;
  width: number;
  height: number;
}>;

/** The stretches in which the voice stayed on one pitch. */
export function MonotoneBands({ stretches, duration, width, height }: MonotoneBandsProps) {
  return stretches.map((stretch) => (
    <rect
      key={stretch.offset}
      x={shareOf(stretch.offset, duration) * width}
      width={shareOf(stretch.duration, duration) * width}
      height={height}
      className="fill-near-wash"
    />
  ));
}
