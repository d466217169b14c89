import { useLingui } from '@lingui/react/macro';
import { type Judgement, judgeScore } from '#domain/sessions/contract/judgement.ts';
import type { ScoreTotal } from '#domain/sessions/contract/report.ts';

const radius = 20;
const around = 2 * Math.PI * radius;
const strokes: Record<Judgement, string> = { good: 'stroke-good', near: 'stroke-near', off: 'stroke-off' };

type ScoreRingProps = Readonly<{
  /** 0..10 */
  score: number;
  /** `sound`: a label below says that the score covers only the sound. */
  total?: ScoreTotal | null;
  /** Width and height. CSS pixels. */
  size?: number;
}>;

export function ScoreRing({ total, ...ring }: ScoreRingProps) {
  const { t } = useLingui();
  if (total !== 'sound') return <Ring {...ring} />;
  const name = t`Klangwert`;
  return (
    <span className="grid flex-none justify-items-center gap-0.5">
      <Ring {...ring} name={name} />
      <span aria-hidden="true" className="text-xs text-ink-faint">
        {name}
      </span>
    </span>
  );
}

function Ring({ score, size = 46, name }: Omit<ScoreRingProps, 'total'> & Readonly<{ name?: string }>) {
  const { t, i18n } = useLingui();
  const text = i18n.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 46 46"
      role="img"
      aria-label={name ? t`${name}: ${text} von 10` : t`${text} von 10`}
      className="flex-none"
    >
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
