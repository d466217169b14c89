import { step } from './grid.ts';

export type Stretch = Readonly<{ offset: number; duration: number }>;
type Joined = Readonly<{
  t0: number;
  /** Maximum seconds of a break inside a stretch, and minimum seconds of a stretch (`least`). */
  join: number;
  least: number;
}>;

/** The stretches in which `is` holds, in order. */
export function stretchesOf(is: readonly boolean[], { t0, join, least }: Joined): Stretch[] {
  const found: { from: number; to: number }[] = [];
  for (const [index, holds] of is.entries()) {
    if (!holds) continue;
    const last = found.at(-1);
    if (last && (index - last.to) * step <= join + 1e-9) last.to = index + 1;
    else found.push({ from: index, to: index + 1 });
  }
  return found
    .map(({ from, to }) => ({ offset: round(t0 + from * step), duration: round((to - from) * step) }))
    .filter(({ duration }) => duration >= least);
}

const round = (value: number) => Math.round(value * 100) / 100;
export const seconds = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { duration }) => sum + duration, 0);
