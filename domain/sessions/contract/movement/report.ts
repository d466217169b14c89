import * as z from 'zod/mini';
import type { Series } from '../series.ts';
import { MovementSource } from './samples.ts';

const nullable = z.nullable(z.number());
const stretch = z.object({ offset: z.number(), duration: z.number() });

/** Where somebody looks: at a third of the audience (the speaker's own left and right), down at the notes, or anywhere else. */
const gazePlaces = ['left', 'middle', 'right', 'notes', 'elsewhere'] as const;
export const GazePlace = z.enum(gazePlaces);
export type GazePlace = z.infer<typeof GazePlace>;
const Third = z.enum(['left', 'middle', 'right']);

const GazeRun = z.extend(stretch, { at: GazePlace });
export type GazeRun = z.infer<typeof GazeRun>;

/** Faults of somebody's movement; each has its advice. */
const movementFaults = [
  'gaze_one_third',
  'gaze_away',
  'hands_still',
  'hands_restless',
  'hands_hidden',
  'head_restless',
  'swaying',
  'pacing',
] as const;
export const MovementFault = z.enum(movementFaults);
export type MovementFault = z.infer<typeof MovementFault>;

/** The four things that the part `movement` is the mean of. */
export const movementCriteria = ['gaze', 'hands', 'head', 'stance'] as const;
export const MovementCriterion = z.enum(movementCriteria);
export type MovementCriterion = z.infer<typeof MovementCriterion>;

/** Metres per second on average while it was tracked, and metres in all. */
const Travelled = z.object({ average: nullable, distance: z.number() });

/** Figures of a whole talk; shares are of 0..1. How each is measured: `docs/analysis.md`. */
export const MovementSummary = z.object({
  /** Seconds of the talk for which there are samples. */
  seconds: z.number(),
  /** Of both hands: the mean of those that are tracked. */
  handMovement: Travelled,
  headMovement: Travelled,
  gesturesPerMinute: nullable,
  /** Share of the time of both hands together in which they are not tracked. */
  handsOutOfSight: nullable,
  swaying: nullable,
  pacing: nullable,
  headTurnsPerMinute: nullable,
  /** Null where nobody knows where the speaker looked. */
  gaze: z.nullable(
    z.object({
      shares: z.record(GazePlace, z.number()),
      longestStare: z.nullable(z.extend(stretch, { at: Third })),
    }),
  ),
  /** A camera sees looks at itself alone: they are in the middle third. */
  source: z.optional(MovementSource),
});
export type MovementSummary = z.infer<typeof MovementSummary>;

/** How often somebody looked at a square of the audience: x from the speaker's left, y from the first row, both from 0. */
export const HeatmapCell = z.object({ x: z.int(), y: z.int(), count: z.int() });
export type HeatmapCell = z.infer<typeof HeatmapCell>;
/** Squares of the heatmap, across and in depth. */
export const heatmapSize = { columns: 12, rows: 6 } as const;

/** Results that the analysis writes to the blob store, as gzipped JSON. */
export type MovementResults = Readonly<{
  /** Metres per second; null where it was not tracked. */
  head: Series;
  left: Series;
  right: Series;
  gestures: readonly z.infer<typeof stretch>[];
  headTurns: readonly number[];
  swaying: readonly z.infer<typeof stretch>[];
  pacing: readonly z.infer<typeof stretch>[];
  handsHidden: readonly z.infer<typeof stretch>[];
  gaze: readonly GazeRun[];
  heatmap: readonly HeatmapCell[];
}>;

const Entry = z.object({ timeStamp: z.number(), value: nullable });

/** Seconds from the start of the talk, metres per second. */
export const MovementAnalysis = z.object({
  seconds: MovementSummary.shape.seconds,
  handMovement: z.array(Entry),
  leftHand: z.array(Entry),
  rightHand: z.array(Entry),
  headMovement: z.array(Entry),
  averages: z.object({ handMovement: nullable, headMovement: nullable }),
  /** Metres. */
  totals: z.object({ handMovement: z.number(), headMovement: z.number() }),
  gesturesPerMinute: nullable,
  handsOutOfSight: nullable,
  swaying: nullable,
  pacing: nullable,
  headTurnsPerMinute: nullable,
  gaze: MovementSummary.shape.gaze,
  source: MovementSummary.shape.source,
  /** Directions that the speaker looked in, one stretch after the other. */
  gazeRuns: z.array(GazeRun),
  /** 0..10; null where it was not measured, or only estimated. */
  criteria: z.record(MovementCriterion, nullable),
  /** Faults, the worst first. */
  faults: z.array(MovementFault),
  /** Where to look at it: seconds of the talk, for the faults that have a place. */
  moments: z.partialRecord(MovementFault, z.array(z.number())),
});
export type MovementAnalysis = z.infer<typeof MovementAnalysis>;
