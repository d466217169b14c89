import * as z from 'zod/mini';
import type { Series } from '../series.ts';
import { MovementSource } from './samples.ts';

const nullable = z.nullable(z.number());
const stretch = z.object({ offset: z.number(), duration: z.number() });

/** The direction of a look: a third of the audience (the speaker's own left and right), down at the notes, or anywhere else. */
const gazePlaces = ['left', 'middle', 'right', 'notes', 'elsewhere'] as const;
export const GazePlace = z.enum(gazePlaces);
export type GazePlace = z.infer<typeof GazePlace>;
const Third = z.enum(['left', 'middle', 'right']);

const GazeRun = z.extend(stretch, { at: GazePlace });
export type GazeRun = z.infer<typeof GazeRun>;

/** Faults of movement; each has its advice. */
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

/** The four scores whose mean is the part `movement`. */
export const movementCriteria = ['gaze', 'hands', 'head', 'stance'] as const;
export const MovementCriterion = z.enum(movementCriteria);
export type MovementCriterion = z.infer<typeof MovementCriterion>;

/** Average metres per second while tracked, and metres in total. */
const Travelled = z.object({ average: nullable, distance: z.number() });

/** Figures of a whole talk; shares are 0..1. `docs/analysis.md` explains how each is measured. */
export const MovementSummary = z.object({
  /** Seconds of the talk for which there are samples. */
  seconds: z.number(),
  /** Of both hands: the mean of the tracked ones. */
  handMovement: Travelled,
  headMovement: Travelled,
  gesturesPerMinute: nullable,
  /** The share of the time of both hands in which they are not tracked. */
  handsOutOfSight: nullable,
  swaying: nullable,
  pacing: nullable,
  headTurnsPerMinute: nullable,
  /** Null if the direction of looks is unknown. */
  gaze: z.nullable(
    z.object({
      shares: z.record(GazePlace, z.number()),
      longestStare: z.nullable(z.extend(stretch, { at: Third })),
    }),
  ),
  /** A camera recognises only looks at itself: they count as the middle third. */
  source: z.optional(MovementSource),
});
export type MovementSummary = z.infer<typeof MovementSummary>;

/** How often the speaker looked at a square of the audience: x from the speaker's left, y from the first row, both from 0. */
export const HeatmapCell = z.object({ x: z.int(), y: z.int(), count: z.int() });
export type HeatmapCell = z.infer<typeof HeatmapCell>;
/** The number of squares of the heatmap, across and in depth. */
export const heatmapSize = { columns: 12, rows: 6 } as const;

/** Results that the analysis writes to the blob store, as gzipped JSON. */
export type MovementResults = Readonly<{
  /** Metres per second; null if it was not tracked. */
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
  /** The speaker's directions of looks, one stretch after the other. */
  gazeRuns: z.array(GazeRun),
  /** 0..10; null if it was not measured, or only estimated. */
  criteria: z.record(MovementCriterion, nullable),
  /** Faults, the worst first. */
  faults: z.array(MovementFault),
  /** Places to look at, in seconds of the talk, for the faults that have one. */
  moments: z.partialRecord(MovementFault, z.array(z.number())),
});
export type MovementAnalysis = z.infer<typeof MovementAnalysis>;
