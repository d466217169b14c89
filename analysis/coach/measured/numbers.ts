import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import type { Facts } from '../coach.ts';

/** Constants of the method: the scale of a score, the length of a pause, the words in a window of lexical variety, a neutral tone. */
export const constants = {
  best: 10,
  pauseSeconds: speechNorms.pauseSeconds,
  breakSeconds: speechNorms.breakSeconds,
  longSilenceSeconds: speechNorms.longSilenceSeconds,
  varietyWindow: 50,
  neutralBalance: 50,
} as const;

const hundred = 100;

export const isInPercent = (unit: ScorePart['unit']): boolean =>
  unit === 'share' || unit === 'ratio' || unit === 'percent';

/** Shares and ratios are written in percent. */
const shown = (unit: ScorePart['unit'], value: number): number =>
  isInPercent(unit) && unit !== 'percent' ? value * hundred : value;

/** `percents` are written with a percent sign, `plain` numbers without. */
export type MeasuredNumbers = Readonly<{ plain: readonly number[]; percents: readonly number[] }>;

/** Every measured number of a talk, in each valid form: a share as 0.48 or as 48 %. */
export function measuredNumbers({ features, judged }: Facts): MeasuredNumbers {
  const { audio, duration } = features;
  const { timedAverages: _, warnings: __, ...sound } = audio;
  const { score, parts, advice, text } = judged;
  const ofText = text && [text.lexicalVariety, text.clarity, text.positive, text.negative, text.neutral];
  const { neutralBalance, ...plainConstants } = constants;
  const plain = [
    ...Object.values({ ...plainConstants, ...sound, ...text }),
    ...parts.flatMap(({ score, value, good, unit }) => [
      score,
      ...(unit === 'percent' ? [] : [value, good.from, good.to]),
    ]),
    ...parts.map(({ longestPause }) => longestPause),
    ...advice.flatMap(({ cost, moments }) => [cost, ...moments.map((moment) => moment.duration)]),
    ...[score, duration, duration / 60],
  ];
  const percents = [
    ...[sound.clippedShare, ...(ofText ?? [])].map((share) => share && share * hundred),
    ...parts.filter(({ unit }) => isInPercent(unit)).flatMap(percentsOf),
    ...parts.flatMap(({ monotone, misplaced }) => [monotone, misplaced].map((share) => share && share * hundred)),
    neutralBalance,
  ];
  return { plain: magnitudes(plain), percents: magnitudes(percents) };
}

const percentsOf = ({ unit, value, good }: ScorePart) =>
  [value, good.from, good.to].map((each) => (each === null ? null : shown(unit, each)));

/** A text may say "60 dB of noise" for a measured -60. */
const magnitudes = (values: readonly (number | null | undefined)[]) =>
  values.filter((value) => typeof value === 'number').map(Math.abs);
