import { type Pause, rounded } from '../measures.ts';
import type { SoundCells } from '../scan/scan-sound.ts';

/** Seconds. Clipped cells at most this far apart count as one moment. */
const nearby = 1;

export type Clipping = Readonly<{
  /** 0..1, of all samples. */
  share: number;
  moments: readonly Pause[];
}>;

/** Finds the moments at which the recording is clipped, that is, at which the peaks of the wave are cut off at full scale. */
export function clippingIn({ clipped, cell, length }: SoundCells): Clipping {
  let samples = 0;
  const moments: { from: number; to: number }[] = [];
  clipped.forEach((count, index) => {
    if (count === 0) return;
    samples += count;
    const last = moments.at(-1);
    if (last && index * cell - last.to <= nearby) last.to = (index + 1) * cell;
    else moments.push({ from: index * cell, to: (index + 1) * cell });
  });
  return {
    share: length === 0 ? 0 : rounded(samples / length, 6),
    moments: moments.map(({ from, to }) => ({ offset: rounded(from, 3), duration: rounded(to - from, 3) })),
  };
}
