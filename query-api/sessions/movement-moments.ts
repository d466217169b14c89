import type { GazeRun, MovementFault, MovementResults } from '#domain/sessions/contract/movement/report.ts';

type Stretch = Readonly<{ offset: number; duration: number }>;

/** Maximum moments shown per fault. */
const mostMoments = 3;
/** Width of the window for restless moments, in seconds. */
const window = 10;

/** Up to three moments that show a fault best, in seconds, in order of time. */
export function momentsOf(fault: MovementFault, results: MovementResults): number[] {
  return placesOf(fault, results)
    .slice(0, mostMoments)
    .map(({ offset }) => Math.round(offset * 10) / 10)
    .sort((a, b) => a - b);
}

/** The clearest come first. */
function placesOf(fault: MovementFault, { gaze, gestures, headTurns, ...stretches }: MovementResults) {
  switch (fault) {
    case 'swaying':
    case 'pacing':
      return longest(stretches[fault]);
    case 'hands_hidden':
      return longest(stretches.handsHidden);
    case 'gaze_one_third':
      return longest(ofFavourite(gaze));
    case 'gaze_away':
      return longest(gaze.filter(({ at }) => at === 'notes' || at === 'elsewhere'));
    case 'hands_still':
      return longest(betweenGestures(gestures));
    case 'hands_restless':
      return densest(gestures.map(({ offset }) => offset));
    case 'head_restless':
      return densest(headTurns);
  }
}

const longest = <S extends Stretch>(stretches: readonly S[]) =>
  [...stretches].sort((one, other) => other.duration - one.duration);

/** Gazes at the third of the audience that gets most attention. */
function ofFavourite(runs: readonly GazeRun[]): readonly GazeRun[] {
  const times = new Map<string, number>();
  for (const { at, duration } of runs) times.set(at, (times.get(at) ?? 0) + duration);
  const [favourite] = (['left', 'middle', 'right'] as const).toSorted(
    (one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0),
  );
  return runs.filter(({ at }) => at === favourite);
}

const betweenGestures = (gestures: readonly Stretch[]): readonly Stretch[] =>
  gestures.slice(1).map(({ offset }, index) => {
    const before = gestures[index];
    const end = before ? before.offset + before.duration : 0;
    return { offset: end, duration: offset - end };
  });

/** Starts of the windows with most moments; windows do not overlap. */
function densest(moments: readonly number[]): readonly Pick<Stretch, 'offset'>[] {
  const countFrom = (from: number) => moments.filter((moment) => moment >= from && moment < from + window).length;
  const found: { offset: number; count: number }[] = [];
  const ranked = moments.map((offset) => ({ offset, count: countFrom(offset) })).sort((a, b) => b.count - a.count);
  for (const each of ranked)
    if (found.every(({ offset }) => Math.abs(offset - each.offset) >= window)) found.push(each);
  return found;
}
