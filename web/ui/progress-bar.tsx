import { cx } from 'class-variance-authority';

type ProgressBarProps = Readonly<{
  /** Accessible name. */
  label: string;
  /** 0..1; undefined if the progress is unknown. */
  value?: number;
  tone?: 'primary' | 'near' | 'off';
}>;

const tones = { primary: 'bg-primary', near: 'bg-near', off: 'bg-off' };

export function ProgressBar({ label, value, tone = 'primary' }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-[5px] overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width]',
          tones[tone],
          percent === undefined && 'w-1/3 motion-safe:animate-[travel_1.4s_linear_infinite]',
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
