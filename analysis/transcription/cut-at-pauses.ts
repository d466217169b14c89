import type { Stretch } from './read-pcm.ts';
import type { Gap } from './transcriber.ts';

type Cutting = Readonly<{ duration: number; pauses: readonly Gap[]; longest: number }>;

/** Seconds that two pieces overlap if there is no pause: a word that one piece cuts is whole in the other. */
const overlap = 4;
/** Seconds of silence kept around a piece. Longer silence is cut off, because engines invent words in it. */
const margin = 0.5;

/**
 * Cuts a talk into pieces of at most `longest` seconds, in order. A cut is in the middle of the longest pause in the second half
 * of a piece; without a pause there, the next piece overlaps. Long silence at the ends of a piece is left out.
 */
export function cutAtPauses({ duration, pauses, longest }: Cutting): readonly Stretch[] {
  const pieces: Stretch[] = [];
  for (let from = 0; from < duration; ) {
    if (isSilentFrom(from, duration, pauses)) break;
    const begin = afterSilence(from, pauses);
    const { to, next } = endOf({ from: begin, duration, pauses, longest });
    pieces.push({ from: begin, to: beforeSilence(to, pauses) });
    from = next;
  }
  return pieces;
}

/** Tolerance in seconds: the end of the last pause and the duration of the talk are rounded separately. */
const roundingError = 0.05;

/** The end of a piece, and the start of the next one. */
function endOf({ from, duration, pauses, longest }: Cutting & Readonly<{ from: number }>) {
  if (from + longest >= duration) return { to: duration, next: duration };
  const middles = pauses
    .map(({ offset, duration: length }) => ({ at: offset + length / 2, length }))
    .filter(({ at }) => at > from + longest / 2 && at <= from + longest);
  const widest = middles.reduce<(typeof middles)[number] | undefined>(
    (best, pause) => (best && best.length > pause.length ? best : pause),
    undefined,
  );
  return widest ? { to: widest.at, next: widest.at } : { to: from + longest, next: from + longest - overlap };
}

const gapAround = (time: number, pauses: readonly Gap[]) =>
  pauses.find((gap) => gap.offset <= time && time <= gap.offset + gap.duration);

function isSilentFrom(time: number, duration: number, pauses: readonly Gap[]): boolean {
  const gap = gapAround(time, pauses);
  return gap !== undefined && gap.offset + gap.duration >= duration - roundingError;
}

function afterSilence(time: number, pauses: readonly Gap[]): number {
  const gap = gapAround(time, pauses);
  return gap ? Math.max(time, gap.offset + gap.duration - margin) : time;
}

function beforeSilence(time: number, pauses: readonly Gap[]): number {
  const gap = gapAround(time, pauses);
  return gap ? Math.min(time, gap.offset + margin) : time;
}
