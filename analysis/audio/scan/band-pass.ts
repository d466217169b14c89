type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
type Corner = Readonly<{ frequency: number; sampleRate: number }>;

/** Fills `into` with the filtered `samples`; remembers where it was from one call to the next. */
export type Filter = (samples: Float32Array, into: Float64Array) => void;

/** A Butterworth high-pass at `low` Hz, then a low-pass at `high` Hz (R. Bristow-Johnson, Audio EQ Cookbook, Q = 1/√2). */
export function bandPass({ low, high }: Readonly<{ low: number; high: number }>, sampleRate: number): Filter {
  // A sound of 8 kHz has nothing above 4 kHz to take away.
  const upper = Math.min(high, 0.45 * sampleRate);
  const [b0, b1, b2, a1, a2] = highPass({ frequency: low, sampleRate });
  const [d0, d1, d2, c1, c2] = lowPass({ frequency: upper, sampleRate });
  const memory = new Float64Array(6);

  return (samples, into) => {
    // Both stages in one loop, in locals: a stage waits for its own last value, and the other fills the time.
    let [x1, x2, y1, y2, z1, z2] = memory as unknown as [number, number, number, number, number, number];
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] as number;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      const z = d0 * y + d1 * y1 + d2 * y2 - c1 * z1 - c2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      into[i] = z;
    }
    memory.set([x1, x2, y1, y2, z1, z2]);
  };
}

function highPass(corner: Corner): Coefficients {
  const { cosine } = angleOf(corner);
  return normalised(corner, [(1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2]);
}

function lowPass(corner: Corner): Coefficients {
  const { cosine } = angleOf(corner);
  return normalised(corner, [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2]);
}

function angleOf({ frequency, sampleRate }: Corner) {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / Math.SQRT2 };
}

function normalised(corner: Corner, [b0, b1, b2]: readonly [number, number, number]): Coefficients {
  const { cosine, alpha } = angleOf(corner);
  const a0 = 1 + alpha;
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cosine) / a0, (1 - alpha) / a0];
}
