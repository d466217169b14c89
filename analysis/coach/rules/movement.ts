import { movementFaultsOf } from '#domain/sessions/contract/movement/judge.ts';
import type { Facts } from '../coach.ts';
import { number } from '../measured/format.ts';
import { constants } from '../measured/numbers.ts';
import { wordsOf } from './words-of.ts';

/** How somebody moved, in one sentence, with what cost most of it; none where it was not measured. */
export function movementSentences(facts: Facts): readonly string[] {
  const { features, judged } = facts;
  const { locale } = features.session;
  const score = judged.parts.find(({ name }) => name === 'movement')?.score ?? null;
  if (!features.movement || score === null) return [];
  const [worst = 'none'] = movementFaultsOf(features.movement);
  const said = { score: number(locale, score, 1), best: number(locale, constants.best, 0) };
  return [wordsOf(facts).movement[worst](said)];
}
