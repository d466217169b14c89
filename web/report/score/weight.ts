import type { ScorePart } from './part-words.ts';

type Measured = ScorePart & Readonly<{ score: number }>;

export const isMeasured = (part: ScorePart): part is Measured => part.score !== null;
