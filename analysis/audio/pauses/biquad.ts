/** A second-order filter and what it remembers between blocks. */
export type Biquad = Readonly<{ b0: number; b1: number; b2: number; a1: number; a2: number; memory: Float64Array }>;

type Corner = Readonly<{ frequency: number; sampleRate: number }>;

/** Butterworth high-pass (R. Bristow-Johnson, Audio EQ Cookbook, Q = 1/√2). `frequency` in Hz. */
export function highPass(corner: Corner): Biquad {
  const { cosine } = angleOf(corner);
  return biquad(corner, [(1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2]);
}

/** Butterworth low-pass, as above. */
export function lowPass(corner: Corner): Biquad {
  const { cosine } = angleOf(corner);
  return biquad(corner, [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2]);
}

/** Filters in place (direct form I). */
export function applyBiquad({ b0, b1, b2, a1, a2, memory }: Biquad, samples: Float64Array): void {
  let [x1, x2, y1, y2] = memory as unknown as [number, number, number, number];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  memory.set([x1, x2, y1, y2]);
}

function angleOf({ frequency, sampleRate }: Corner) {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / Math.SQRT2 };
}

function biquad(corner: Corner, [b0, b1, b2]: readonly [number, number, number]): Biquad {
  const { cosine, alpha } = angleOf(corner);
  const a0 = 1 + alpha;
  const memory = new Float64Array(4);
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0, memory };
}
