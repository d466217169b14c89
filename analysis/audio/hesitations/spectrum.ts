/** Samples: 32 ms at 16 kHz. */
const size = 512;
/** Hz: edges of the critical bands of hearing (Bark scale), up to the highest frequency in which vowels differ. */
const edges = [100, 200, 300, 400, 510, 630, 770, 920, 1080, 1270, 1480, 1720, 2000, 2320, 2700, 3150, 3700] as const;

const window = Float64Array.from(
  { length: size },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 1)) / (size + 1)),
);

/** The spectral shape around a sample: dB of each Bark band minus their mean, so that loudness has no effect. */
export function colourAt(samples: Float32Array, centre: number, sampleRate: number): Float64Array {
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  for (let i = 0; i < size; i++) re[i] = (samples[centre - size / 2 + i] ?? 0) * (window[i] as number);
  transform(re, im);
  const bands = new Float64Array(edges.length - 1);
  for (let bin = 1; bin < size / 2; bin++) {
    const hertz = (bin * sampleRate) / size;
    const band = edges.findIndex((edge) => hertz < edge) - 1;
    if (band >= 0) bands[band] = (bands[band] as number) + (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
  }
  const levels = bands.map((power) => 10 * Math.log10(power + 1e-9));
  // Levels 40 dB below the loudest band are noise, which always changes.
  const floor = Math.max(...levels) - 40;
  const heard = levels.map((level) => Math.max(level, floor));
  const mean = heard.reduce((sum, level) => sum + level, 0) / heard.length;
  return heard.map((level) => level - mean);
}

/** Distance of two spectral shapes in dB: root mean square over the bands. */
export function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let band = 0; band < one.length; band++) sum += ((one[band] as number) - (other[band] as number)) ** 2;
  return Math.sqrt(sum / one.length);
}

/** Fourier transform in place (Cooley & Tukey 1965), for a length that is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] as number, re[i] as number];
      [im[i], im[j]] = [im[j] as number, im[i] as number];
    }
  }
  for (let length = 2; length <= n; length <<= 1) {
    const angle = (-2 * Math.PI) / length;
    for (let start = 0; start < n; start += length) {
      for (let k = 0; k < length / 2; k++) {
        const [a, b] = [start + k, start + k + length / 2];
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)];
        const turnedRe = (re[b] as number) * cos - (im[b] as number) * sin;
        const turnedIm = (re[b] as number) * sin + (im[b] as number) * cos;
        [re[b], im[b]] = [(re[a] as number) - turnedRe, (im[a] as number) - turnedIm];
        [re[a], im[a]] = [(re[a] as number) + turnedRe, (im[a] as number) + turnedIm];
      }
    }
  }
}
