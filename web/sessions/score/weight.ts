import { speechNorms } from '#domain/sessions/norms.ts';
import type { ScorePart } from './part-words.ts';

const { lowScore } = speechNorms;
/** How often a part counts. */
export const weightOf = (score: number) => (score < lowScore.below ? lowScore.weight : 1);

type Measured = ScorePart & Readonly<{ score: number }>;

export const isMeasured = (part: ScorePart): part is Measured => part.score !== null;
