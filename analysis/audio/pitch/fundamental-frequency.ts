import { giveWay } from '../blocks.ts';
import { rounded, type Series } from '../measures.ts';
import type { PcmSource } from '../pcm.ts';
import { openAutocorrelation } from './autocorrelation.ts';
import { type Frame, frameAnalyser } from './frame-analyser.ts';
import { type FrameGrid, frameGrid, frameStart } from './frame-grid.ts';
import { advance, bestOf, type PathNode, pathTo, settle } from './pitch-path.ts';
import { pitchSettings } from './pitch-settings.ts';
import { refineLag, refinementReach } from './refine-lag.ts';

const framesPerTurn = 400;

/**
 * Frames (one minute) after which the currently best path is kept alone, to limit memory. In speech all paths share their
 * beginning up to a second ago; only artificial signals do not.
 */
const longestIndecision = 6000;

type Options = Readonly<{
  /** Magnitude of the loudest voice, see `sustainedPeak`. */
  globalPeak: number;
  signal?: AbortSignal | undefined;
}>;

/**
 * The fundamental frequency (F0) every 10 ms, in Hz to 0.01; null if unvoiced. Boersma (1993), as in Praat: autocorrelation gives
 * candidates for each frame, a Viterbi search selects among them. Only the global peak differs: it ignores clicks.
 */
export async function fundamentalFrequency(pcm: PcmSource, options: Options): Promise<Series> {
  const grid = frameGrid(pcm);
  const values: (number | null)[] = [];
  let paths: readonly PathNode[] = [];
  let analysed = 0;
  for await (const frames of framesOf(pcm, grid, options)) {
    for (const frame of frames) paths = advance(paths, frame);
    analysed += frames.length;
    for (const node of settle(paths)) values.push(frequencyOf(node, pcm.sampleRate));
    if (analysed - values.length > longestIndecision) paths = paths.filter((path) => path === bestOf(paths));
  }
  for (const node of pathTo(bestOf(paths))) values.push(frequencyOf(node, pcm.sampleRate));
  return { t0: rounded(grid.t0, 6), dt: pitchSettings.step, values };
}

async function* framesOf(pcm: PcmSource, grid: FrameGrid, options: Options): AsyncGenerator<readonly Frame[]> {
  const { globalPeak, signal } = options;
  if (grid.count === 0) return;
  const autocorrelation = await openAutocorrelation(grid);
  try {
    const analyse = frameAnalyser({ grid, autocorrelation, globalPeak });
    const lags = grid.longestLag + refinementReach;
    for (let first = 0; first < grid.count; first += framesPerTurn) {
      await giveWay(signal);
      const count = Math.min(framesPerTurn, grid.count - first);
      const offset = frameStart(grid, first);
      const samples = pcm.read(offset, frameStart(grid, first + count - 1) + grid.window);
      const room = new Float32Array(count * lags);
      yield Array.from({ length: count }, (_, i) => {
        const start = frameStart(grid, first + i) - offset;
        return analyse(samples.subarray(start, start + grid.window), room.subarray(i * lags, (i + 1) * lags));
      });
    }
  } finally {
    autocorrelation.close();
  }
}

function frequencyOf({ candidate, frame }: PathNode, sampleRate: number): number | null {
  if (candidate === null) return null;
  return rounded(sampleRate / refineLag(frame.autocorrelation, sampleRate / candidate.frequency), 2);
}
