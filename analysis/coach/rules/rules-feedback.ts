import { movementFaultsOf } from '#domain/sessions/contract/movement/judge.ts';
import { countWords } from '../check/count-words.ts';
import { length } from '../check/faults-of.ts';
import type { Facts } from '../coach.ts';
import { minutes, number } from '../measured/format.ts';
import { constants } from '../measured/numbers.ts';
import { exerciseFor, findingsOf } from './findings.ts';
import { praiseOf } from './praise.ts';
import { sessionFacts } from './session-facts.ts';
import { wordsOf } from './words-of.ts';

/** Increase it with every change of the rules' texts. */
export const rulesVersion = 'rules-5';

/** Maximum number of sentences of praise. More would hide the advice. */
const mostPraise = 3;

/**
 * 120–250 words: a good part, the most expensive finding, one exercise. Each sentence contains a measured figure or a moment. A
 * recording without a score gets two sentences that explain why.
 */
export function rulesFeedback(facts: Facts): string {
  const { features, judged } = facts;
  const words = wordsOf(facts);
  const duration = minutes(features.duration);
  if (features.audio.speechTime === 0) return words.silence({ duration });
  const { locale } = features.session;
  if (judged.score === null) return withheldWords(facts);
  const scale = { score: number(locale, judged.score, 1), best: number(locale, constants.best, 0) };
  const opening = words.opening[judged.total ?? 'whole']({ duration, ...scale });
  const findings = findingsOf(facts);
  const movement = movementSentences(facts);
  const exercise = exerciseFor(facts);
  const needed = [opening, ...findings, ...movement, exercise];
  const good = whatFits(praiseOf(facts).slice(0, mostPraise), needed);
  const more = untilLongEnough(facts, [...needed, ...good]);
  return [[opening, ...good], ...findings.map((finding) => [finding]), movement, more, [exercise]]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(' '))
    .join('\n\n');
}

function withheldWords(facts: Facts): string {
  const { code, measured = 0, needed = 0 } = facts.judged.withheld ?? { code: 'too_few_parts' };
  const said = (value: number) => number(facts.features.session.locale, value, 1);
  return wordsOf(facts).withheld[code]({ measured: said(measured), needed: said(needed) });
}

function whatFits(sentences: readonly string[], beside: readonly string[]): readonly string[] {
  const chosen: string[] = [];
  for (const sentence of sentences) if (wordsIn([...beside, ...chosen, sentence]) <= length.most) chosen.push(sentence);
  return chosen;
}

function untilLongEnough(facts: Facts, beside: readonly string[]): readonly string[] {
  const measured = sessionFacts(facts);
  const chosen: string[] = [];
  for (const say of wordsOf(facts).more) {
    if (wordsIn([...beside, ...chosen]) >= length.least) break;
    const sentence = say(measured);
    if (sentence) chosen.push(sentence);
  }
  return chosen;
}

const wordsIn = (texts: readonly string[]) => countWords(texts.join(' '));

/** The movement in one sentence, with its most expensive fault; empty if it was not measured. */
function movementSentences(facts: Facts): readonly string[] {
  const { features, judged } = facts;
  const { locale } = features.session;
  const score = judged.parts.find(({ name }) => name === 'movement')?.score ?? null;
  if (!features.movement || score === null) return [];
  const [worst = 'none'] = movementFaultsOf(features.movement);
  const said = { score: number(locale, score, 1), best: number(locale, constants.best, 0) };
  return [wordsOf(facts).movement[worst](said)];
}
