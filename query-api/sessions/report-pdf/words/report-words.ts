/** Words that only the printed report uses, in one language. Figures are already formatted. */
export type ReportWords = Readonly<{
  /** BCP 47. */
  tag: string;
  title: string;
  page: (page: string) => string;
  length: (clock: string) => string;
  spokenIn: (language: string) => string;
  /** `weight`: how many times a part counts that is scored below `from`. A part scored `to` or more counts once. */
  formula: (said: Readonly<{ version: string; from: string; to: string; weight: string }>) => string;

  partsTitle: string;

  cost: (points: string) => string;

  /** Shorter names of measures for narrow columns. */
  narrowHeads: Readonly<Record<'volume' | 'fillers', string>>;

  courseTitle: string;
  courseNote: string;
  /** The lane as text, for people who cannot see it. */
  laneAsText: (lane: string, lowest: string, highest: string) => string;
  findingsLane: string;
  /** The counts of the upper and the lower row. */
  findingsCounted: (fillers: number, repetitions: number) => string;

  /** Shown above feedback that is being rewritten. */
  rewrittenFeedback: string;

  estimatedTimes: string;
  unsureTimes: (count: number) => string;
  pause: string;
  noTranscript: string;
}>;
