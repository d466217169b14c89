import { type Judgement, judgePart } from '#domain/sessions/contract/judgement.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import type { PartName, ScorePart } from '#domain/sessions/contract/report.ts';
import { judgementWords } from '#domain/sessions/contract/score-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';

const tones: Record<Judgement, string> = { good: 'bg-good', near: 'bg-near', off: 'bg-off' };

export const PartBar = ({ part, score }: Readonly<{ part: ScorePart; score: number }>) => (
  <ScoreBar name={part.name} score={score} judgement={judgePart(part) ?? 'good'} />
);

type ScoreBarProps = Readonly<{
  name: PartName;
  /** From 0 to 10. */
  score: number;
  judgement: Judgement;
}>;

/** One part of the score as a bar. */
export function ScoreBar({ name, score, judgement }: ScoreBarProps) {
  const locale = useLocale();
  const { tenths } = useFormats();
  const words = judgementWords[judgement][locale];
  return (
    <li className="grid grid-cols-[104px_minmax(0,1fr)_34px] items-center gap-x-2.5 text-sm">
      <span>{partNames[name][locale]}</span>
      <span title={words} className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className={`block h-full rounded-full ${tones[judgement]}`} style={{ width: `${score * 10}%` }} />
        <span className="sr-only">{words}</span>
      </span>
      <span className="text-right font-semibold tabular-nums">{tenths(score)}</span>
    </li>
  );
}
