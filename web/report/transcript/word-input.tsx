import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';

type WordInputProps = Readonly<{
  /** As it reads now. */
  word: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}>;

/** One word in its place in the text. Enter or leaving it saves, Escape takes it back; emptied, the word is left out. */
export function WordInput({ word, onSave, onCancel }: WordInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(word);
  // Browsers differ in whether what is taken away loses its focus first.
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
    // The player's keys are letters here.
    event.stopPropagation();
  };
  return (
    <input
      aria-label={t`Wort „${word}“ ändern`}
      value={text}
      size={Math.max(4, text.length + 1)}
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to change this word
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
