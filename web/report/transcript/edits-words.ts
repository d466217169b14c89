import type { KeyboardEvent, MouseEvent } from 'react';
import type { WordEditing } from './use-word-editing.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Event delegation for all words: a click or Enter edits a word, arrows move the focus. */
export const editsWords = (editing: WordEditing) => ({
  onClick({ target }: MouseEvent) {
    const place = placeOf(target);
    if (place !== undefined) editing.edit(place);
  },
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    if (place === undefined) return;
    const step = steps[event.key];
    if (event.key === 'Enter') editing.edit(place);
    if (step !== undefined) focusWord(event.currentTarget, place + step);
    if (event.key !== 'Enter' && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  },
});

function placeOf(target: EventTarget): number | undefined {
  const place = target instanceof Element ? target.closest('[data-word]')?.getAttribute('data-word') : undefined;
  return place === null || place === undefined ? undefined : Number(place);
}

export function focusWord(box: HTMLElement, place: number): void {
  const word = box.querySelector<HTMLElement>(`[data-word="${place}"]`);
  if (!word) return;
  word.tabIndex = -1;
  word.focus();
}
