const timeConstant = 0.03;
const hangover = 0.2;
const margin = 15.9;

/**
 * Active speech level in dBFS by ITU-T P.56 (2011), method B: the level of a talk while someone speaks. Speech is active while the
 * envelope exceeds a threshold 15.9 dB below the resulting level; the threshold is found by interpolation.
 */
export function activeSpeechLevel(samples: Float32Array, sampleRate: number): number {
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const envelope = twiceSmoothed(samples, sampleRate);
  const hangoverSamples = Math.round(hangover * sampleRate);
  const candidates = Array.from({ length: 15 }, (_, j) => {
    const threshold = 2 ** (j - 15);
    const level = 10 * Math.log10(energy / timeAbove(envelope, { threshold, hangoverSamples }));
    return { level, distance: level - 20 * Math.log10(threshold) };
  });
  const after = candidates.findIndex(({ distance }) => distance <= margin);
  const [low, high] = [candidates[after - 1], candidates[after]];
  if (!low || !high) throw new Error('No active speech level');
  const share = (low.distance - margin) / (low.distance - high.distance);
  return low.level + share * (high.level - low.level);
}

function twiceSmoothed(samples: Float32Array, sampleRate: number): Float32Array {
  const decay = Math.exp(-1 / (sampleRate * timeConstant));
  let once = 0;
  let twice = 0;
  return samples.map((sample) => {
    once = decay * once + (1 - decay) * Math.abs(sample);
    twice = decay * twice + (1 - decay) * once;
    return twice;
  });
}

/** Number of samples above the threshold, including a hangover of 0.2 s after each of them. */
function timeAbove(
  envelope: Float32Array,
  { threshold, hangoverSamples }: Readonly<{ threshold: number; hangoverSamples: number }>,
): number {
  let active = 0;
  let since = hangoverSamples;
  for (const value of envelope) {
    since = value >= threshold ? 0 : since + 1;
    if (since < hangoverSamples) active++;
  }
  return active;
}
