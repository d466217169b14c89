import {
  type GazePlace,
  type GazeRun,
  type HeatmapCell,
  heatmapSize,
  type MovementSummary,
} from '#domain/sessions/contract/movement/report.ts';
import { type MovementGrid, step } from './grid.ts';
import { toThousandths } from './speed.ts';

/** Degrees of head pitch. A look away from the audience counts as reading notes below this, else as elsewhere. */
const notesBelow = -20;

/** The places that somebody looked at, in order: one run for each time without a change. Gaps in the samples end a run. */
export function gazeRunsIn({ t0, gaze, pitch }: MovementGrid): GazeRun[] {
  const runs: { at: GazePlace; from: number; to: number }[] = [];
  for (const [index, point] of gaze.entries()) {
    if (point === undefined) continue;
    const at = point ? thirdOf(point[0]) : (pitch[index] ?? 0) < notesBelow ? 'notes' : 'elsewhere';
    const last = runs.at(-1);
    if (last?.at === at && last.to === index) last.to = index + 1;
    else runs.push({ at, from: index, to: index + 1 });
  }
  return runs.map(({ at, from, to }) => ({
    at,
    offset: Math.round((t0 + from * step) * 100) / 100,
    duration: Math.round((to - from) * step * 100) / 100,
  }));
}

function thirdOf(x: number) {
  if (x < 1 / 3) return 'left';
  return x < 2 / 3 ? 'middle' : 'right';
}

/** Shares of time per place, and the longest look at one third of the audience. Null if the gaze never met the audience. */
export function gazeSummary(runs: readonly GazeRun[]): MovementSummary['gaze'] {
  const timeAt = (place: GazePlace) =>
    runs.filter(({ at }) => at === place).reduce((sum, { duration }) => sum + duration, 0);
  const all = runs.reduce((sum, { duration }) => sum + duration, 0);
  const isAudience = (run: GazeRun): run is GazeRun & { at: 'left' | 'middle' | 'right' } =>
    run.at === 'left' || run.at === 'middle' || run.at === 'right';
  const stares = runs.filter(isAudience).sort((a, b) => b.duration - a.duration);
  if (stares.length === 0) return null;
  const share = (place: GazePlace) => toThousandths(timeAt(place) / all);
  const shares = { left: share('left'), middle: share('middle'), right: share('right') };
  return {
    shares: { ...shares, notes: share('notes'), elsewhere: share('elsewhere') },
    longestStare: stares[0] ?? null,
  };
}

/** Number of grid moments at which the gaze was on each square of the audience; squares with none are left out. */
export function heatmapOf({ gaze }: MovementGrid): HeatmapCell[] {
  const { columns, rows } = heatmapSize;
  const counts = new Map<number, number>();
  for (const point of gaze) {
    if (!point) continue;
    const x = Math.min(columns - 1, Math.floor(point[0] * columns));
    const y = Math.min(rows - 1, Math.floor(point[1] * rows));
    counts.set(y * columns + x, (counts.get(y * columns + x) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([cell, count]) => ({ x: cell % columns, y: Math.floor(cell / columns), count }));
}
