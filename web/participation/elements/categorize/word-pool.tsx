import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { useDropTarget } from './use-drag.ts';
import { type Choosing, WordChip } from './word-chip.tsx';

type WordPoolProps = Choosing & Readonly<{ words: readonly string[]; isDone: boolean }>;

/** Words without a category. A word dropped here leaves its category. */
export function WordPool({ words, isDone, onPut, ...choosing }: WordPoolProps) {
  const { t } = useLingui();
  const { ref, over } = useDropTarget((word) => onPut(word, undefined));
  return (
    <section
      ref={ref}
      aria-label={t`Noch ohne Platz`}
      className={cx('grid gap-3 rounded-md p-4', over ? 'bg-primary-wash' : 'bg-sunken')}
    >
      <p className="text-sm text-ink-soft">
        {isDone ? (
          <Trans>Alle Wörter haben einen Platz. Sie können sie noch umlegen.</Trans>
        ) : (
          <Trans>Wort antippen, dann das Feld wählen. Oder ziehen Sie es hinein.</Trans>
        )}
      </p>
      {words.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {words.map((word) => (
            <WordChip key={word} word={word} {...choosing} />
          ))}
        </div>
      )}
    </section>
  );
}
