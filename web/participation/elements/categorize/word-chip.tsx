import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { GripVertical, X } from 'lucide-react';
import { useDraggedWord } from './use-drag.ts';

export type Choosing = Readonly<{
  chosen: string | undefined;
  onChoose: (word: string | undefined) => void;
  onPut: (word: string, category: string | undefined) => void;
  disabled: boolean;
}>;

type WordChipProps = Pick<Choosing, 'chosen' | 'onChoose' | 'disabled'> & Readonly<{ word: string; isWrong?: boolean }>;

/** A click chooses the word; it can also be dragged. */
export function WordChip({ word, chosen, onChoose, disabled, isWrong = false }: WordChipProps) {
  const { t } = useLingui();
  const { ref, dragging } = useDraggedWord(word, disabled);
  const isChosen = chosen === word;
  return (
    <button
      ref={ref}
      type="button"
      disabled={disabled}
      aria-pressed={isChosen}
      aria-label={isWrong ? t`${word}, anders als in der Lösung` : undefined}
      onClick={() => onChoose(isChosen ? undefined : word)}
      className={cx(
        'inline-flex min-h-10 max-w-full items-center gap-1.5 rounded-md border bg-surface py-1 pr-3 pl-2 text-left text-sm font-[550] select-none max-md:min-h-touch',
        isChosen ? 'border-primary bg-primary-wash text-primary' : isWrong ? 'border-off' : 'border-line-strong',
        dragging && 'opacity-40',
      )}
    >
      {isWrong ? (
        <X aria-hidden="true" className="size-4 text-off" />
      ) : (
        <GripVertical aria-hidden="true" className="size-4 text-ink-faint" />
      )}
      <span className="min-w-0 wrap-anywhere">{word}</span>
    </button>
  );
}
