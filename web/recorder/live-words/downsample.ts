/**
 * Converts pieces of sound at the device's rate (Hz) to 16 kHz and 16 bit. Each sample is the mean of those it replaces, a low-pass that is
 * good enough for speech.
 */
export function downsampler(rate: number): (samples: Float32Array) => Int16Array {
  const step = rate / 16_000;
  let sum = 0;
  let count = 0;
  /** Samples of the device that the next sample still needs. */
  let missing = step;
  return (samples) => {
    const out = new Int16Array(Math.ceil(samples.length / step) + 1);
    let length = 0;
    for (const sample of samples) {
      sum += sample;
      count += 1;
      missing -= 1;
      if (missing > 0) continue;
      out[length++] = Math.max(-32_768, Math.min(32_767, Math.round((sum / count) * 32_767)));
      [sum, count, missing] = [0, 0, missing + step];
    }
    return out.slice(0, length);
  };
}
