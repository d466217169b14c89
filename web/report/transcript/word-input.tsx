import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';

type WordInputProps = Readonly<{
  /** The present text of the word. */
  word: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}>;

/** Edits one word in the text. Enter or blur saves, Escape cancels; an empty input removes the word. */
export function WordInput({ word, onSave, onCancel }: WordInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(word);
  // Some browsers fire blur when the focused input is removed, so the end must run only once.
  const isDone = useRef(false);
  const end = (how: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    how();
  };
  const save = () => end(() => (text.trim() === word ? onCancel() : onSave(text.trim())));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') end(onCancel);
    // The player's shortcuts are letters here.
    event.stopPropagation();
  };
  return (
    <input
      aria-label={t`Wort „${word}“ ändern`}
      value={text}
      size={Math.max(4, text.length + 1)}
      // biome-ignore lint/a11y/noAutofocus: the person has just chosen to edit this word
      autoFocus
      spellCheck
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={save}
      className="rounded-sm border border-primary bg-surface px-1 font-display text-ink"
    />
  );
}
