import { judgeMovement, movementFaultsOf } from '#domain/sessions/contract/movement/judge.ts';
import type { MovementAnalysis, MovementResults, MovementSummary } from '#domain/sessions/contract/movement/report.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Series } from '#domain/sessions/contract/series.ts';
import type { ReadResults } from './analysis-results.ts';
import { momentsOf } from './movement-moments.ts';
import { thinToSamples } from './thin-series.ts';

type Stored = Readonly<{ results: Readonly<{ address: string }>; summary: MovementSummary }>;
type SeriesOptions = Readonly<{ points: number; readResults: ReadResults }>;
type MovementFields = Pick<SessionDetail, 'movementAnalysis' | 'heatmap'>;

/** Curves of at most `points`; null and empty if no movement was analysed. */
export async function movementOf(
  stored: Stored | null,
  { points, readResults }: SeriesOptions,
): Promise<MovementFields> {
  if (!stored) return { movementAnalysis: null, heatmap: [] };
  const { summary } = stored;
  const results = await readResults<MovementResults>(stored.results.address);
  const entries = (series: Series) =>
    thinToSamples(series, points).map(({ offset, value }) => ({ timeStamp: offset, value }));
  const [leftHand, rightHand] = [entries(results.left), entries(results.right)];
  const faults = movementFaultsOf(summary);
  const { gesturesPerMinute, handsOutOfSight, swaying, pacing, headTurnsPerMinute, gaze, source } = summary;
  return {
    movementAnalysis: {
      seconds: summary.seconds,
      handMovement: meanOf(leftHand, rightHand),
      leftHand,
      rightHand,
      headMovement: entries(results.head),
      averages: { handMovement: summary.handMovement.average, headMovement: summary.headMovement.average },
      totals: { handMovement: summary.handMovement.distance, headMovement: summary.headMovement.distance },
      ...{ gesturesPerMinute, handsOutOfSight, swaying, pacing, headTurnsPerMinute, gaze, ...(source && { source }) },
      gazeRuns: [...results.gaze],
      criteria: judgeMovement(summary),
      faults: [...faults],
      moments: Object.fromEntries(faults.map((fault) => [fault, momentsOf(fault, results)])),
    },
    // With a camera there is no audience to look at.
    heatmap: source === 'camera' ? [] : [...results.heatmap],
  };
}

type Entries = MovementAnalysis['handMovement'];

/** The mean of both hands, or the value of the one that was tracked. */
const meanOf = (left: Entries, right: Entries): Entries =>
  left.map(({ timeStamp, value }, index) => {
    const other = right[index]?.value ?? null;
    if (value === null || other === null) return { timeStamp, value: value ?? other };
    return { timeStamp, value: Math.round((value + other) * 500) / 1000 };
  });
