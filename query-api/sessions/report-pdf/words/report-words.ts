/** What only the printed report says, in one language. Figures come already formatted. */
export type ReportWords = Readonly<{
  /** BCP 47. */
  tag: string;
  title: string;
  page: (page: string) => string;
  length: (clock: string) => string;
  spokenIn: (language: string) => string;
  /** `weight`: of a part below `from`; from `to` on a part counts once. */
  formula: (said: Readonly<{ version: string; from: string; to: string; weight: string }>) => string;

  partsTitle: string;

  cost: (points: string) => string;

  /** Measures whose names are too long for their columns. */
  narrowHeads: Readonly<Record<'volume' | 'fillers', string>>;

  courseTitle: string;
  courseNote: string;
  /** The lane for those who cannot see it. */
  laneAsText: (lane: string, lowest: string, highest: string) => string;
  findingsLane: string;
  /** The counts of its upper and its lower row. */
  findingsCounted: (fillers: number, repetitions: number) => string;

  /** Above a feedback that was being written anew. */
  rewrittenFeedback: string;

  estimatedTimes: string;
  unsureTimes: (count: number) => string;
  pause: string;
  noTranscript: string;
}>;
