import type { Advice, ScorePart, ScoreTotal, ScoreWithheld, TextMisfit } from '#domain/sessions/contract/report.ts';
import type { TextSummary } from '#domain/sessions/contract/text-report.ts';
import { giveAdvice } from './advice/give-advice.ts';
import { withErrors } from './error-bars/error-bars.ts';
import type { JudgedSession } from './judged-session.ts';
import { scoreSession } from './score-session.ts';

export type Judgement = Readonly<{
  /** Version of the formula. */
  version: number;
  /** 0..10 to 2 decimals; null where it is withheld. */
  score: number | null;
  /** What `score` is made of; none where it is withheld. */
  total?: ScoreTotal;
  misfit?: TextMisfit;
  withheld?: ScoreWithheld;
  parts: ScorePart[];
  /** Advice on the costliest parts, costliest first; at most three. Empty if there is no score. */
  advice: Advice[];
  text: TextSummary | null;
}>;

/** The same features, the same norms: the same score and the same advice. */
export function judgeSession(session: JudgedSession): Judgement {
  const { parts, ...judged } = scoreSession(session, session.norms);
  return {
    ...judged,
    parts: [...withErrors(parts, session)],
    advice: judged.withheld ? [] : giveAdvice(parts, session),
    text: session.text,
  };
}
