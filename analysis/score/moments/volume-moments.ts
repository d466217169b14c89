import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { type Phrase, phrasesOf, weightedMean } from '../sound/volume-control.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';

type Aspect = NonNullable<ScorePart['aspect']>;

/** How clearly a phrase shows the fault of an aspect, in dB. `level`: mean level of all phrases. */
const weights: Readonly<Record<Aspect, (phrase: Phrase, level: number) => number>> = {
  even: (phrase, level) => Math.abs(phrase.level - level),
  ends: ({ fall }) => fall,
  emphasis: ({ spread }) => -spread,
};

/** The phrases furthest from the mean level (`even`), that fade most (`ends`), or that stress words least (`emphasis`). */
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
