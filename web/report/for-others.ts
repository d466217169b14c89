import { lazyPart } from '../lib/lazy-part.tsx';

export { ChapterFields } from './chapter-fields.tsx';
export { LanesCard } from './lanes-card.tsx';
export { PlayerCard } from './player-card.tsx';
export { useDuration } from './report.tsx';
export { ReportSkeleton } from './report-skeleton.tsx';
export { AdviceCard } from './score/advice-card.tsx';
export { ScoreBar } from './score/part-bar.tsx';
export { ScoreCard } from './score/score-card.tsx';
export { useValueWords } from './score/use-value-words.ts';
export { useWithheldWords } from './score/use-withheld-words.ts';
export { MarkedWords } from './transcript/marked-words.tsx';
export { TranscriptCard } from './transcript/transcript-card.tsx';

/** For areas with their own catalogue: loads the catalogue of talks too. */
export const SessionJudgement = lazyPart('report', () => import('./session-judgement.tsx'), 'SessionJudgement');
