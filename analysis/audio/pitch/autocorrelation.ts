import loadPffft, { type Pffft } from '@echogarden/pffft-wasm/simd';
import type { FrameGrid } from './frame-grid.ts';

/** Normalised autocorrelation (Boersma 1993, equation 9): that of the windowed sound divided by that of the window. */
export type Autocorrelation = Readonly<{
  /** Hanning window, by which the caller multiplies the sound. */
  window: Float32Array;
  /** Fills `into` with r(0) = 1, r(1), …: one value per sample of lag. `windowed` has the length of the window. */
  of(windowed: Float32Array, into: Float32Array): void;
  close(): void;
}>;

let pffft: Promise<Pffft> | undefined;

/** The caller has to call `close`: the scratch memory is not garbage collected. */
export async function openAutocorrelation(grid: FrameGrid): Promise<Autocorrelation> {
  pffft ??= loadPffft();
  const window = hanning(grid.window);
  const transform = openTransform(await pffft, lengthOfTransform(grid.window));
  const ofWindow = transform.autocorrelate(window).slice(0, grid.window / 2 + 1);
  const correction = ofWindow.map((value) => (ofWindow[0] as number) / value);
  return {
    window,
    of(windowed, into) {
      const raw = transform.autocorrelate(windowed);
      const scale = 1 / (raw[0] as number);
      for (let lag = 0; lag < into.length; lag++)
        into[lag] = (raw[lag] as number) * scale * (correction[lag] as number);
    },
    close: transform.close,
  };
}

/** Zero padding by at least half a window, because a Fourier transform is circular and would mix the lags. */
function lengthOfTransform(window: number): number {
  return 2 ** Math.ceil(Math.log2(1.5 * window));
}

function hanning(length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 1)) / (length + 1)));
}

/** Autocorrelation as the inverse transform of the power spectrum (Wiener–Khinchin), in the memory of the wasm module. */
function openTransform(fft: Pffft, length: number) {
  const setup = fft._pffft_new_setup(length, 0);
  const allocate = () => fft._pffft_aligned_malloc(length * Float32Array.BYTES_PER_ELEMENT);
  const [time, frequency, work] = [allocate(), allocate(), allocate()] as const;
  const look = () => {
    const { buffer } = fft.HEAPF32;
    return { signal: new Float32Array(buffer, time, length), spectrum: new Float32Array(buffer, frequency, length) };
  };
  let views = look();
  return {
    autocorrelate(samples: Float32Array): Float32Array {
      // The heap moves if another talk's scratch memory makes it grow.
      if (views.signal.buffer !== fft.HEAPF32.buffer) views = look();
      const { signal, spectrum } = views;
      signal.set(samples);
      signal.fill(0, samples.length);
      fft._pffft_transform_ordered(setup, time, frequency, work, 0);
      toPower(spectrum);
      fft._pffft_transform_ordered(setup, frequency, time, work, 1);
      return signal;
    },
    close() {
      for (const pointer of [time, frequency, work]) fft._pffft_aligned_free(pointer);
      fft._pffft_destroy_setup(setup);
    },
  };
}

/** Replaces a spectrum by its power. PFFFT's order: the real bins 0 and N/2, then real and imaginary part of each other bin. */
function toPower(spectrum: Float32Array) {
  spectrum[0] = (spectrum[0] as number) ** 2;
  spectrum[1] = (spectrum[1] as number) ** 2;
  for (let re = 2; re < spectrum.length; re += 2) {
    spectrum[re] = (spectrum[re] as number) ** 2 + (spectrum[re + 1] as number) ** 2;
    spectrum[re + 1] = 0;
  }
}
