import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { ArrowDownToLine } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useDropTarget } from './use-drag.ts';
import { type Choosing, WordChip } from './word-chip.tsx';

type CategoryBoxProps = Choosing & Readonly<{ name: string; words: readonly string[]; wrong: readonly string[] }>;

export function CategoryBox({ name, words, wrong, onPut, ...choosing }: CategoryBoxProps) {
  const { t } = useLingui();
  const { ref, over } = useDropTarget((word) => onPut(word, name));
  const { chosen } = choosing;
  const takes = chosen !== undefined && !words.includes(chosen);
  return (
    <section
      ref={ref}
      aria-label={name}
      className={cx(
        'grid min-h-32 content-start gap-3 rounded-md border border-dashed p-4 transition-colors',
        over ? 'border-primary bg-primary-wash' : takes ? 'border-primary' : 'border-line-strong',
      )}
    >
      <h2 className="wrap-anywhere">{name}</h2>
      <div className="flex flex-wrap gap-2">
        {words.map((word) => (
          <WordChip key={word} word={word} isWrong={wrong.includes(word)} {...choosing} />
        ))}
      </div>
      {takes && (
        <Button
          className="justify-self-start"
          aria-label={t`„${chosen}“ zu „${name}“ legen`}
          onClick={() => onPut(chosen, name)}
        >
          <ArrowDownToLine aria-hidden="true" />
          <Trans>Hierher</Trans>
        </Button>
      )}
    </section>
  );
}
