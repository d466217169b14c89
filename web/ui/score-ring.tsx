import { useLingui } from '@lingui/react/macro';
import { type Judgement, judgeScore } from '#domain/sessions/shown/judgement.ts';

const radius = 20;
const around = 2 * Math.PI * radius;
const strokes: Record<Judgement, string> = { good: 'stroke-good', near: 'stroke-near', off: 'stroke-off' };

type ScoreRingProps = Readonly<{
  /** 0..10 */
  score: number;
  /** Side in CSS pixels. */
  size?: number;
}>;

export function ScoreRing({ score, size = 46 }: ScoreRingProps) {
  const { t, i18n } = useLingui();
  const text = i18n.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <svg width={size} height={size} viewBox="0 0 46 46" role="img" aria-label={t`${text} von 10`} className="flex-none">
      <g fill="none" strokeWidth="5" transform="rotate(-90 23 23)">
        <circle cx="23" cy="23" r={radius} className="stroke-sunken" />
        <circle
          cx="23"
          cy="23"
          r={radius}
          className={strokes[judgeScore(score)]}
          strokeDasharray={`${(around * score) / 10} ${around}`}
        />
      </g>
      <text x="23" y="27" textAnchor="middle" className="fill-ink text-[12px] font-[650] tabular-nums">
        {text}
      </text>
    </svg>
  );
}
