import type { Norms } from '#domain/sessions/contract/norms.ts';
import { currentFormula, overallScore } from '#domain/sessions/contract/overall-score.ts';
import type { ScorePart, ScoreTotal, ScoreWithheld, TextMisfit } from '#domain/sessions/contract/report.ts';
import { movementPart } from '../movement/movement-part.ts';
import { withheldScore } from './evidence/withheld-score.ts';
import { type PartRule, partRules, type RuledPart, ruledParts, type TalkFigures } from './part-rules.ts';

const version = currentFormula;

/** Parts that words alone tell. */
const ofWords: ReadonlySet<ScorePart['name']> = new Set(['repetition', 'speech_clarity', 'sentiment']);

export type TalkScore = Readonly<{
  version: typeof version;
  /** 0..10 to 2 decimals; null where it is withheld. */
  score: number | null;
  total?: ScoreTotal;
  misfit?: TextMisfit;
  withheld?: ScoreWithheld;
  /** In the order of the report. */
  parts: readonly ScorePart[];
}>;

/** Every curve, with its reasons: `docs/analysis.md`. */
export function scoreTalk(talk: TalkFigures, norms: Norms): TalkScore {
  const parts = [...ruledParts.map((name) => scorePart(name, talk, norms)), movementPart(talk.movement)];
  const misfit = talk.misfit && { misfit: talk.misfit };
  const withheld = withheldScore({ duration: talk.duration, results: talk.results, ...talk.audio }, parts);
  if (withheld) return { version, score: null, ...misfit, withheld, parts };
  const { score } = overallScore(parts.map((part) => part.score));
  const total = parts.some((part) => ofWords.has(part.name) && part.score !== null) ? 'whole' : 'sound';
  return { version, score, total, ...misfit, parts };
}

function scorePart(name: RuledPart, talk: TalkFigures, norms: Norms): ScorePart {
  const rule: PartRule = partRules[name];
  const part = rule(talk, norms);
  return 'reason' in part ? { name, score: null, value: null, ...part } : { name, ...part };
}
