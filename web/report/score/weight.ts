import type { ScorePart } from '#domain/sessions/contract/report.ts';

type Measured = ScorePart & Readonly<{ score: number }>;

export const isMeasured = (part: ScorePart): part is Measured => part.score !== null;
