import type { MovementResults, MovementSummary } from '#domain/sessions/contract/movement/report.ts';
import type { MovementSample, MovementSource } from '#domain/sessions/contract/movement/samples.ts';
import { gazeRunsIn, gazeSummary, heatmapOf } from './gaze.ts';
import { gesturesIn } from './gestures.ts';
import { gridOf, type MovementGrid, step } from './grid.ts';
import { smoothed, speeds, toThousandths, travelled } from './speed.ts';
import { stanceOf } from './stance.ts';
import { seconds, stretchesOf } from './stretches.ts';

/** `turned`: minimum degrees of a head turn. `resting`: maximum degrees per second of a resting head. */
const [turned, resting] = [20, 30];

/** A difference of angles, normalised to −180 … 180 degrees. */
const angle = (difference: number) => ((((difference + 180) % 360) + 360) % 360) - 180;

type Movement = Readonly<{ results: MovementResults; summary: MovementSummary }>;

/** Analyses the movement of head and hands. Values that were not tracked are null, and are left out of all means and shares. */
export function analyseMovement(samples: readonly MovementSample[], source?: MovementSource): Movement {
  const grid = gridOf(samples);
  const { t0 } = grid;
  const raw = { head: speeds(grid.head), left: speeds(grid.left), right: speeds(grid.right) };
  const series = (values: readonly (number | null)[]) => ({
    ...{ t0, dt: step },
    values: smoothed(values).map((value) => value && toThousandths(value)),
  });
  const tracked = grid.head.map((place) => place !== null);
  const known = tracked.filter(Boolean).length * step;
  const perMinute = (count: number) => (known === 0 ? null : toThousandths((count * 60) / known));
  const share = (time: number) => (known === 0 ? null : toThousandths(Math.min(1, time / known)));
  const gestures = gesturesIn(grid);
  const headTurns = headTurnsIn(grid);
  const stance = stanceOf(grid);
  const gaze = gazeRunsIn(grid);
  const hidden = (hand: typeof grid.left) => tracked.filter((is, index) => is && !hand[index]).length * step;
  const bothHidden = tracked.map((is, index) => is && !grid.left[index] && !grid.right[index]);
  const [left, right] = [travelled(raw.left), travelled(raw.right)];
  return {
    results: {
      ...{ head: series(raw.head), left: series(raw.left), right: series(raw.right) },
      ...{ gestures, headTurns, ...stance, gaze, heatmap: heatmapOf(grid) },
      handsHidden: stretchesOf(bothHidden, { t0, join: 0, least: 5 }),
    },
    summary: {
      seconds: toThousandths(known),
      handMovement: {
        average: meanOf([left.average, right.average]),
        distance: toThousandths(left.distance + right.distance),
      },
      headMovement: travelled(raw.head),
      gesturesPerMinute: perMinute(gestures.length),
      handsOutOfSight: share((hidden(grid.left) + hidden(grid.right)) / 2),
      swaying: share(seconds(stance.swaying)),
      pacing: share(seconds(stance.pacing)),
      headTurnsPerMinute: perMinute(headTurns.length),
      gaze: gazeSummary(gaze),
      ...(source && { source }),
    },
  };
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : toThousandths(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** Seconds at which the head came to rest at least 20 degrees from where it rested before. */
function headTurnsIn({ t0, yaw }: MovementGrid): number[] {
  const turns: number[] = [];
  let rest: number | undefined;
  for (const [index, now] of yaw.entries()) {
    const before = yaw[index - 3];
    if (now === null || before === null || before === undefined) continue;
    if (Math.abs(angle(now - before)) / (3 * step) > resting) continue;
    if (rest !== undefined && Math.abs(angle(now - rest)) >= turned)
      turns.push(Math.round((t0 + index * step) * 10) / 10);
    if (rest === undefined || Math.abs(angle(now - rest)) >= turned) rest = now;
  }
  return turns;
}
