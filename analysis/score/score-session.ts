import type { Norms } from '#domain/sessions/contract/norms.ts';
import { currentFormula, overallScore } from '#domain/sessions/contract/overall-score.ts';
import type { ScorePart, ScoreTotal, ScoreWithheld, TextMisfit } from '#domain/sessions/contract/report.ts';
import { movementPart } from '../movement/movement-part.ts';
import { withheldScore } from './evidence/withheld-score.ts';
import { type PartRule, partRules, type RuledPart, ruledParts, type SessionFigures } from './part-rules.ts';

const version = currentFormula;

/** Parts that need words. */
const ofWords: ReadonlySet<ScorePart['name']> = new Set(['repetition', 'speech_clarity', 'sentiment']);

export type SessionScore = Readonly<{
  version: typeof version;
  /** 0..10 to 2 decimals; null if it is withheld. */
  score: number | null;
  total?: ScoreTotal;
  misfit?: TextMisfit;
  withheld?: ScoreWithheld;
  /** In the order of the report. */
  parts: readonly ScorePart[];
}>;

/** `docs/analysis.md` has every curve, with its reasons. */
export function scoreSession(session: SessionFigures, norms: Norms): SessionScore {
  const parts = [...ruledParts.map((name) => scorePart(name, session, norms)), movementPart(session.movement)];
  const misfit = session.misfit && { misfit: session.misfit };
  const withheld = withheldScore({ duration: session.duration, results: session.results, ...session.audio }, parts);
  if (withheld) return { version, score: null, ...misfit, withheld, parts };
  const { score } = overallScore(parts.map((part) => part.score));
  const total = parts.some((part) => ofWords.has(part.name) && part.score !== null) ? 'whole' : 'sound';
  return { version, score, total, ...misfit, parts };
}

function scorePart(name: RuledPart, session: SessionFigures, norms: Norms): ScorePart {
  const rule: PartRule = partRules[name];
  const part = rule(session, norms);
  return 'reason' in part ? { name, score: null, value: null, ...part } : { name, ...part };
}
