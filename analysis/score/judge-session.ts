import type { Advice, ScorePart, ScoreTotal, ScoreWithheld, TextMisfit } from '#domain/sessions/contract/report.ts';
import type { TextSummary } from '#domain/sessions/contract/text-report.ts';
import { giveAdvice } from './advice/give-advice.ts';
import { withErrors } from './error-bars/error-bars.ts';
import type { JudgedSession } from './judged-session.ts';
import { scoreSession } from './score-session.ts';

export type Judgement = Readonly<{
  /** Version of the formula. */
  version: number;
  /** 0..10 with 2 decimals; null if it is withheld. */
  score: number | null;
  /** Whether `score` includes the words (`whole`) or only the sound (`sound`); absent if it is withheld. */
  total?: ScoreTotal;
  misfit?: TextMisfit;
  withheld?: ScoreWithheld;
  parts: ScorePart[];
  /** Advice on the parts that cost the most points, at most three. Empty if there is no score. */
  advice: Advice[];
  text: TextSummary | null;
}>;

/** Deterministic: the same features and norms give the same score and advice. */
export function judgeSession(session: JudgedSession): Judgement {
  const { parts, ...judged } = scoreSession(session, session.norms);
  return {
    ...judged,
    parts: [...withErrors(parts, session)],
    advice: judged.withheld ? [] : giveAdvice(parts, session),
    text: session.text,
  };
}
