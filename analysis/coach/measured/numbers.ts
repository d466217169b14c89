import { speechNorms } from '#domain/sessions/norms.ts';
import type { ScorePart } from '#domain/sessions/report.ts';
import type { Facts } from '../coach.ts';

/** The scale of a score, what a pause is, and the words in a window of lexical variety: parts of how it was measured. */
export const constants = { best: 10, pauseSeconds: speechNorms.pauseSeconds, varietyWindow: 50 } as const;

const hundred = 100;

/** Shares and ratios are told in percent. */
export const shown = (unit: ScorePart['unit'], value: number): number =>
  unit === 'share' || unit === 'ratio' ? value * hundred : value;

/** Every number that was measured of a talk, as one may name it; shares as percent too. */
export function measuredNumbers({ features, judged }: Facts): readonly number[] {
  const { audio, duration } = features;
  const { timedAverages: _, warnings: __, ...figures } = audio;
  const { score, parts, advice, text } = judged;
  const shares = [
    figures.clippedShare,
    text?.lexicalVariety,
    text?.clarity,
    text?.positive,
    text?.negative,
    text?.neutral,
  ];
  const numbers = [
    ...Object.values(constants),
    ...Object.values(figures),
    ...Object.values(text ?? {}),
    ...shares.map((share) => (typeof share === 'number' ? share * hundred : null)),
    ...parts.flatMap(numbersOfPart),
    ...advice.flatMap(({ cost, moments }) => [cost, ...moments.map((moment) => moment.duration)]),
    score,
    duration,
    duration / 60,
  ];
  return numbers.filter((number) => typeof number === 'number').map(Math.abs);
}

function numbersOfPart({ score, value, good, unit }: ScorePart): readonly (number | null)[] {
  const values = [value, good.from, good.to];
  return [score, ...values, ...values.map((each) => (each === null ? null : shown(unit, each)))];
}
