import { setImmediate } from 'node:timers/promises';
import type { HeardSyllables } from './heard-syllables.ts';
import { type SyllableFit, syllableFit, type TextSyllable } from './syllable-fit.ts';

/** The result of the alignment: both arrays have one entry per syllable of the text. */
export type SyllableAlignment = Readonly<{
  /** Index of the heard nucleus that is this syllable; −1 if the syllable was not heard. */
  nuclei: Int32Array;
  /** Score of the step that leads to this nucleus, in nats: log-likelihood ratio plus `prior`. 0 if no step leads to it. */
  gains: Float64Array;
}>;

/**
 * The steps of a path: each moves forward by some syllables of the text and some nuclei of the sound. Two syllables per nucleus
 * mean that one was not heard; two nuclei per syllable mean that a noise was taken for one. `prior`: log-probability.
 */
const steps = [
  { syllables: 1, nuclei: 1, prior: Math.log(0.85) },
  { syllables: 2, nuclei: 1, prior: Math.log(0.08) },
  { syllables: 3, nuclei: 1, prior: Math.log(0.01) },
  { syllables: 1, nuclei: 2, prior: Math.log(0.05) },
  { syllables: 1, nuclei: 3, prior: Math.log(0.01) },
] as const;
const longestStep = 3;

/**
 * Cost of extra sound (speech that is not in the text), in nats: once for the place where it begins, by the punctuation there,
 * plus `each` per nucleus. It cannot begin within a word.
 */
const extraSound = { end: 4, comma: 8, none: 10, within: Number.POSITIVE_INFINITY, each: 0.05 };
/** Cost of extra text (sentences that were not said), in nats: once per omission, plus `each` per syllable. */
const extraText = { start: 6, each: 0.3 };

/** Maximum size of the table, syllables × nuclei. A longer talk is searched only in a band around the diagonal. */
const mostCells = 20_000_000;
/** After this many table cells, the event loop gets a turn. */
const cellsPerTurn = 200_000;

/** State of a path at syllable i and nucleus j. `main`: i is heard at j. `sound`: j is extra sound. `text`: i is extra text. */
const ways = ['main', 'sound', 'text'] as const;
type Way = (typeof ways)[number];
const number: Readonly<Record<Way, number>> = { main: 0, sound: 1, text: 2 };
/** How a path came to the state `main`: 0 to 4 is an index in `steps`; these three are the other origins. */
const [fromSound, fromText, fromStart] = [5, 6, 7];
/** The origin of the state `text` if the talk begins with extra text. */
const start = 3;
/** The first bit of each state's origin in its byte. */
const bits = { main: 0, sound: 3, text: 5 };
const masks: Readonly<Record<number, number>> = { 0: 0b111, 3: 0b11000, 5: 0b1100000 };

/**
 * Best path scores for one syllable, in nats, by state; nucleus j is at index j + `longestStep`. The padding in front is −∞, so
 * that a step back never leaves the array.
 */
type Row = Readonly<Record<Way, Float64Array>>;
/** The searched part of the table: for syllable i, the `width` nuclei from `first(i)` on. */
type Band = Readonly<{ width: number; first: (i: number) => number }>;
type Search = Readonly<{
  text: readonly TextSyllable[];
  fit: SyllableFit;
  band: Band;
  /** For backtracking: one byte per table cell with the origins of `main` (3 bits), `sound` (2 bits) and `text` (2 bits). */
  origins: Uint8Array;
}>;

/**
 * Assigns the syllables of a text to the syllable nuclei that were heard, in order: the Viterbi path through a table of
 * syllables × nuclei, with three states and affine gap costs (Gotoh 1982), because text and sound may each have sentences that
 * the other lacks. `SyllableFit` scores each step.
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

/** Fills the row of syllable i from the rows of the previous syllables (`rows`, the last one first). */
function fillRow(i: number, row: Row, rows: readonly Row[], search: Search): void {
  const { text, fit, band, origins } = search;
  const [last] = rows;
  const before = text[i - 1]?.mark ?? 'end';
  const { mark } = text[i] as TextSyllable;
  const first = band.first(i);
  const own = origins.subarray(i * band.width, (i + 1) * band.width);
  /** Keeps the better path for a state at the k-th nucleus of the band, and stores its origin in the bits from `bit` on. */
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
    // Into the state `sound`: nucleus j is extra sound after syllable i.
    const leaving = (row.main[at - 1] as number) - extraSound[mark] + fit.pauseGain(mark, j - 1);
    better(row.sound, k, leaving - extraSound.each, number.main, bits.sound);
    better(row.sound, k, (row.sound[at - 1] as number) - extraSound.each, number.sound, bits.sound);
    if (mark === 'end') better(row.sound, k, (row.text[at - 1] as number) - extraSound.each, number.text, bits.sound);
  }
}

type Better = (way: Float64Array, k: number, total: number, origin: number, bit: number) => void;

/** The paths into `main` by a step: every kind of step, to every nucleus of the band. */
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

/** Backtracks the best path from the last cell (last syllable, last nucleus), in whichever state scores best there. */
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
