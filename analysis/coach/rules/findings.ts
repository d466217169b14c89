import { judgePart } from '#domain/sessions/contract/judgement.ts';
import type { Advice, ScorePart } from '#domain/sessions/contract/report.ts';
import type { Facts } from '../coach.ts';
import { figures, moment, number } from '../measured/format.ts';
import { constants } from '../measured/numbers.ts';
import type { FindingFigures } from './coach-words.ts';
import { wordsOf } from './words-of.ts';

/** Maximum number of moments for one finding. The report shows the others. */
const mostMoments = 3;

/** The findings, the most expensive first. */
export function findingsOf(facts: Facts): readonly string[] {
  const words = wordsOf(facts);
  const best = number(facts.features.session.locale, constants.best, 0);
  return facts.judged.advice.map((advice) => {
    const found = findingFigures(advice, facts);
    return `${words.finding[advice.code](found)} ${words.cost({ cost: found.cost, best })}`;
  });
}

/** For the most expensive finding; if there is none, for further progress. */
export function exerciseFor(facts: Facts): string {
  const { features, judged } = facts;
  const words = wordsOf(facts);
  const [dearest] = judged.advice;
  if (dearest) return words.exercise[dearest.exercise](findingFigures(dearest, facts));
  const said = (value: number) => number(features.session.locale, value, 1);
  return words.keepOn[knownOf(facts)]({ score: said(judged.score ?? 0), best: said(constants.best) });
}

/** Movement needs a headset, which few talks have. */
function knownOf({ judged }: Facts): 'whole' | 'partly' | 'sound' {
  if (judged.total === 'sound') return 'sound';
  const isGood = (part: ScorePart) => part.name === 'movement' || judgePart(part) === 'good';
  return judged.parts.every(isGood) ? 'whole' : 'partly';
}

function findingFigures({ part, code, value, cost, moments }: Advice, { features, judged }: Facts): FindingFigures {
  const { locale } = features.session;
  const offsets = moments.slice(0, mostMoments).map(({ offset }) => offset);
  const [strongest] = offsets;
  const scored = judged.parts.find(({ name }) => name === part);
  return {
    ...(scored ? figures(locale, scored) : { value: '', from: '', to: '', unit: 'per_minute' as const }),
    // In seconds, although the part is given per minute.
    ...(code === 'silences_too_long' && { value: number(locale, value ?? 0, 1) }),
    longSilence: number(locale, constants.longSilenceSeconds, 0),
    cost: number(locale, cost, 1),
    strongest: strongest === undefined ? undefined : moment(strongest),
    moments:
      offsets.length === 0
        ? undefined
        : [...offsets]
            .sort((a, b) => a - b)
            .map(moment)
            .join(', '),
    pauseSeconds: number(locale, constants.pauseSeconds, 0),
    breakSeconds: number(locale, constants.breakSeconds, 0),
  };
}
