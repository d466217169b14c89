import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { type Phrase, phrasesOf, weightedMean } from '../sound/volume-control.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';

type Aspect = NonNullable<ScorePart['aspect']>;

/** How clearly a phrase shows it. `level` is the level of the talk. */
const weights: Readonly<Record<Aspect, (phrase: Phrase, level: number) => number>> = {
  even: (phrase, level) => Math.abs(phrase.level - level),
  ends: ({ fall }) => fall,
  emphasis: ({ spread }) => -spread,
};

/** The phrases that were loudest or softest, that faded most, or in which nothing was stressed. */
export const volumeMoments =
  (aspect: Aspect): FindMoments =>
  ({ results, duration }) => {
    const phrases = phrasesOf(results);
    const level = phrases.length === 0 ? 0 : weightedMean(phrases, (phrase) => phrase.level);
    const candidates = phrases.map((phrase) => ({
      offset: phrase.from,
      duration: phrase.to - phrase.from,
      weight: weights[aspect](phrase, level),
    }));
    return mostTelling(candidates, duration);
  };
