type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
type Corner = Readonly<{ frequency: number; sampleRate: number }>;

/** Writes the filtered samples to `into`. Keeps its state, so that consecutive blocks join without a click. */
export type Filter = (samples: Float32Array, into: Float64Array) => void;

/** A Butterworth high-pass at `low` Hz, then a low-pass at `high` Hz (R. Bristow-Johnson, Audio EQ Cookbook, Q = 1/√2). */
export function bandPass({ low, high }: Readonly<{ low: number; high: number }>, sampleRate: number): Filter {
  // The corner must stay below half of the sample rate.
  const upper = Math.min(high, 0.45 * sampleRate);
  const stages = [highPass({ frequency: low, sampleRate }), lowPass({ frequency: upper, sampleRate })] as const;
  const memory = new Float64Array(4);

  return (samples, into) => {
    // Two filters in transposed direct form II. Local variables are several times faster here than those of a closure.
    const [[b0, b1, b2, a1, a2], [d0, d1, d2, c1, c2]] = stages;
    let [s1, s2, t1, t2] = memory as unknown as [number, number, number, number];
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] as number;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = d0 * y + t1;
      t1 = d1 * y - c1 * z + t2;
      t2 = d2 * y - c2 * z;
      into[i] = z;
    }
    memory.set([s1, s2, t1, t2].map(withoutDenormals));
  };
}

/** 0 instead of a denormal number: a sound that fades into silence produces them, and processors handle them slowly. */
function withoutDenormals(value: number): number {
  return Math.abs(value) < 1e-30 ? 0 : value;
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
