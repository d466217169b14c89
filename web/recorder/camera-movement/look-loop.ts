import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { follow, type Look, newCourse } from './body-movement.ts';

/** Looks a second: no more, and at least so many on average. */
const [mostLooks, leastLooks] = [10, 4];
/** Looks that the rate is measured over, and before which none is known. */
const [judged, leastJudged] = [9, 4];

/** `secondsAgo`: when the picture was taken. */
export type OnMovement = (movement: Movement, secondsAgo: number) => void;

type Looking = Readonly<{
  /** One look now; undefined where there is no picture yet. */
  look: () => Promise<Look | undefined>;
  onMovement: OnMovement;
  onEnd: (reason: 'too_slow' | 'failed') => void;
  /** Milliseconds. */
  now?: () => number;
}>;

/**
 * Looks ten times a second at most, one look after the other, until it is stopped. Ends by itself where a look fails, or where looks
 * take too long: the median counts, without the first look, for which the graphics card gets its programs. What passes between two looks does not count: browsers
 * slow down the timers of a page in the background.
 */
export function lookLoop({ look, onMovement, onEnd, now = () => performance.now() }: Looking) {
  let course = newCourse;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let lengths: number[] | undefined;

  async function next(): Promise<void> {
    const start = now();
    const seen = await look();
    if (isOver) return;
    const length = now() - start;
    if (seen) {
      lengths = lengths ? [...lengths, length].slice(-judged) : [];
      const followed = follow(course, seen);
      course = followed.course;
      if (followed.movement) onMovement(followed.movement, length / 1000);
      if (lengths.length >= leastJudged && median(lengths) > 1000 / leastLooks) return end('too_slow');
    }
    timer = setTimeout(step, Math.max(0, 1000 / mostLooks - length));
  }
  const step = () => void next().catch(() => end('failed'));
  function end(reason: 'too_slow' | 'failed') {
    if (isOver) return;
    isOver = true;
    onEnd(reason);
  }
  step();
  return {
    stop(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
