import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { looks } from '#domain/sessions/contract/marks.ts';
import { lookWords } from '#domain/sessions/contract/transcript-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { lookClasses } from './look-classes.ts';

type LegendProps = Readonly<{ marks: string; pauses: number }>;

/** The meaning of the marks in the text. */
export function Legend({ marks, pauses }: LegendProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const shown = [looks.certain, looks.inContext, looks.repetition].filter((look) => marks.includes(look));
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-ink-soft">
      {shown.map((look) => (
        <li key={look}>
          <span className={cx('rounded-t-[4px] px-1 text-ink', lookClasses[look])}>{lookWords[look][locale]}</span>
        </li>
      ))}
      {pauses > 0 && (
        <li>
          <span className="inline-flex h-5 items-center rounded-full bg-sunken px-2 font-semibold">{t`Pause`}</span>
        </li>
      )}
    </ul>
  );
}
