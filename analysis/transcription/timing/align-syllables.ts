import { setImmediate } from 'node:timers/promises';
import type { HeardSyllables } from './heard-syllables.ts';
import { type SyllableFit, syllableFit, type TextSyllable } from './syllable-fit.ts';

/** Both arrays have one value for each syllable of the text. */
export type SyllableAlignment = Readonly<{
  /** Position of the syllable's nucleus among those heard; −1 if none was heard. */
  nuclei: Int32Array;
  /** By how many nats the sound up to the syllable's nucleus fits the text better than other speech; 0 without a nucleus. */
  gains: Float64Array;
}>;

/**
 * How many syllables and nuclei each kind of step passes, and the logarithm of its probability. Some syllables are not heard, and
 * some noises are heard as syllables.
 */
const steps = [
  { syllables: 1, nuclei: 1, prior: Math.log(0.85) },
  { syllables: 2, nuclei: 1, prior: Math.log(0.08) },
  { syllables: 3, nuclei: 1, prior: Math.log(0.01) },
  { syllables: 1, nuclei: 2, prior: Math.log(0.05) },
  { syllables: 1, nuclei: 3, prior: Math.log(0.01) },
] as const;
const longestStep = 3;

/** The costs of sound that is not in the text, in nats: once by the punctuation before it, and for each of its nuclei. */
const extraSound = { end: 4, comma: 8, none: 10, within: Number.POSITIVE_INFINITY, each: 0.05 };
/** The costs of text that was not said, in nats: for each stretch, and for each of its syllables. */
const extraText = { start: 6, each: 0.3 };

/** Limit for the pairs of syllable and nucleus that are tried. In a long talk only pairs near the diagonal are. */
const mostCells = 20_000_000;
/** After this many pairs, other work of the process gets a turn. */
const cellsPerTurn = 200_000;

/** The state of a path: a syllable at its nucleus, sound that is not in the text, or text that is not in the sound. */
const ways = ['main', 'sound', 'text'] as const;
type Way = (typeof ways)[number];
const number: Readonly<Record<Way, number>> = { main: 0, sound: 1, text: 2 };
/** Origins of the state `main` that are not a step; smaller numbers are positions in `steps`. */
const [fromSound, fromText, fromStart] = [5, 6, 7];
const start = 3;
/** The bits of a byte that hold the origin of each path. */
const bits = { main: 0, sound: 3, text: 5 };
const masks: Readonly<Record<number, number>> = { 0: 0b111, 3: 0b11000, 5: 0b1100000 };

/**
 * The best totals of the paths to one syllable, by state and nucleus. `longestStep` places come before the first nucleus, so that
 * every step back finds one.
 */
type Row = Readonly<Record<Way, Float64Array>>;
/** The nuclei that are tried for syllable i: `width` of them, from `first(i)` on. */
type Band = Readonly<{ width: number; first: (i: number) => number }>;
type Search = Readonly<{
  text: readonly TextSyllable[];
  fit: SyllableFit;
  band: Band;
  /** One byte for each pair: the origins of its three states, in three, two and two bits. */
  origins: Uint8Array;
}>;

/**
 * The best assignment of nuclei to the syllables of a text, in order (dynamic time warping): neighbours fit by how long the sound
 * between them lasts, how long it has no voice, and whether there is a pause. Text and sound may each lack sentences of the other.
 */
export async function alignSyllables(text: readonly TextSyllable[], heard: HeardSyllables): Promise<SyllableAlignment> {
  const band = bandOf(text.length, heard.count);
  const origins = new Uint8Array(text.length * band.width);
  const search = { text, band, origins, fit: syllableFit(text, heard) };
  const rowsPerTurn = Math.ceil(cellsPerTurn / band.width);
  let rows: readonly Row[] = [];
  for (let i = 0; i < text.length; i++) {
    if (i % rowsPerTurn === 0) await setImmediate();
    const row = emptyRow(heard.count);
    fillRow(i, row, rows, search);
    rows = [row, ...rows.slice(0, longestStep - 1)];
  }
  return traced(rows[0] as Row, heard.count, search);
}

function bandOf(syllables: number, nuclei: number): Band {
  const width = Math.min(nuclei, Math.max(100, Math.floor(mostCells / syllables)));
  const first = (i: number) => Math.round(((i + 0.5) / syllables) * nuclei - width / 2);
  return { width, first: (i) => Math.max(0, Math.min(nuclei - width, first(i))) };
}

function emptyRow(nuclei: number): Row {
  const empty = () => new Float64Array(nuclei + longestStep).fill(Number.NEGATIVE_INFINITY);
  return { main: empty(), sound: empty(), text: empty() };
}

/** Computes the best paths to syllable i from those to the syllables before it (`rows`, the last one first). */
function fillRow(i: number, row: Row, rows: readonly Row[], search: Search): void {
  const { text, fit, band, origins } = search;
  const [last] = rows;
  const before = text[i - 1]?.mark ?? 'end';
  const { mark } = text[i] as TextSyllable;
  const first = band.first(i);
  const own = origins.subarray(i * band.width, (i + 1) * band.width);
  /** Keeps a path if its total is better than the best so far, and writes its origin into the bits from `bit` on. */
  const better = (way: Float64Array, k: number, total: number, origin: number, bit: number) => {
    if (total <= (way[first + k + longestStep] as number)) return;
    way[first + k + longestStep] = total;
    own[k] = ((own[k] as number) & ~(masks[bit] as number)) | (origin << bit);
  };
  stepInto(i, row, rows, { ...search, better });
  for (let k = 0; k < band.width; k++) {
    const [j, at] = [first + k, first + k + longestStep];
    if (i === 0) better(row.main, k, j === 0 ? 0 : -extraSound.end - j * extraSound.each, fromStart, bits.main);
    if (last) {
      better(row.main, k, (last.sound[at - 1] as number) + fit.pauseGain(before, j - 1), fromSound, bits.main);
      better(row.text, k, (last.text[at] as number) - extraText.each, number.text, bits.text);
    } else if (j === 0) better(row.text, k, -extraText.start - extraText.each, start, bits.text);
    if (last && before === 'end') {
      const omitted = extraText.start + extraText.each;
      better(row.main, k, last.text[at - 1] as number, fromText, bits.main);
      better(row.text, k, (last.main[at] as number) - omitted, number.main, bits.text);
      better(row.text, k, (last.sound[at] as number) - omitted, number.sound, bits.text);
    }
    // This nucleus is not in the text.
    const leaving = (row.main[at - 1] as number) - extraSound[mark] + fit.pauseGain(mark, j - 1);
    better(row.sound, k, leaving - extraSound.each, number.main, bits.sound);
    better(row.sound, k, (row.sound[at - 1] as number) - extraSound.each, number.sound, bits.sound);
    if (mark === 'end') better(row.sound, k, (row.text[at - 1] as number) - extraSound.each, number.text, bits.sound);
  }
}

type Better = (way: Float64Array, k: number, total: number, origin: number, bit: number) => void;

/** Tries every kind of step to syllable i, at each nucleus. */
function stepInto(i: number, row: Row, rows: readonly Row[], { fit, band, better }: Search & { better: Better }): void {
  const first = band.first(i);
  const gains = new Float64Array(band.width);
  steps.forEach((step, s) => {
    const from = rows[step.syllables - 1]?.main;
    if (!from) return;
    const range = { from: first - step.nuclei, to: first - step.nuclei + band.width };
    fit.gains(step, i - step.syllables, range, gains);
    for (let k = 0; k < band.width; k++) {
      const total = from[first + k + longestStep - step.nuclei] as number;
      if (total > Number.NEGATIVE_INFINITY)
        better(row.main, k, total + step.prior + (gains[k] as number), s, bits.main);
    }
  });
}

/** Follows the best path back from its end: the last syllable at the last nucleus. */
function traced(last: Row, count: number, { text, fit, band, origins }: Search): SyllableAlignment {
  const nuclei = new Int32Array(text.length).fill(-1);
  const gains = new Float64Array(text.length);
  const gain = new Float64Array(1);
  const total = (way: Way) => last[way].at(-1) as number;
  let way: Way = ways.reduce((best, other) => (total(other) > total(best) ? other : best));
  for (let [i, j] = [text.length - 1, count - 1]; i >= 0 && j >= 0; ) {
    const origin = origins[i * band.width + j - band.first(i)] as number;
    if (way === 'main') {
      nuclei[i] = j;
      const where = origin & 7;
      if (where === fromStart) break;
      const step = steps[where];
      if (step) {
        fit.gains(step, i - step.syllables, { from: j - step.nuclei, to: j - step.nuclei + 1 }, gain);
        gains[i] = step.prior + (gain[0] as number);
      }
      if (!step) way = where === fromSound ? 'sound' : 'text';
      i -= step?.syllables ?? 1;
      j -= step?.nuclei ?? 1;
    } else if (way === 'sound') {
      way = ways[(origin >> 3) & 3] as Way;
      j--;
    } else {
      const where = origin >> 5;
      if (where === start) break;
      way = ways[where] as Way;
      i--;
    }
  }
  return { nuclei, gains };
}
