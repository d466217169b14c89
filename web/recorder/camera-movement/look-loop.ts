import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { follow, type Look, newCourse } from './body-movement.ts';

/** Maximum of looks per second, and the minimum: it ends if half of the latest looks take longer. */
const [mostLooks, leastLooks] = [10, 4];
/** Number of latest looks whose rate counts, and how many are needed before it does. */
const [judged, leastJudged] = [9, 4];

/** `secondsAgo`: how long ago the picture was taken. */
export type OnMovement = (movement: Movement, secondsAgo: number) => void;

type Looking = Readonly<{
  /** Looks once; undefined if there is no picture yet. */
  look: () => Promise<Look | undefined>;
  onMovement: OnMovement;
  onEnd: (reason: 'too_slow' | 'failed') => void;
  /** Milliseconds. */
  now?: () => number;
}>;

/**
 * Looks at most ten times a second, one look after the other, until it is stopped. Ends by itself if a look fails or if the median look
 * takes too long. The first look does not count: it compiles programs for the graphics card. The time between two looks does not count
 * either, since browsers slow down the timers of a page in the background.
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
