import { useEffect } from 'react';
import { isAnswering } from '../use-recorder-keys.ts';
import type { ShownDeck } from './use-shown-deck.ts';

/** Arrow keys, and the keys that clickers send. */
const turns: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** Keys turn slides unless the person types or answers a question. A button with the focus does not stop them: it keeps the focus after a click. */
export function useSlideKeys(deck: ShownDeck | undefined): void {
  useEffect(() => {
    if (!deck) return;
    function listen(event: KeyboardEvent) {
      const by = turns[event.key];
      if (by === undefined || event.defaultPrevented || isAnswering(event)) return;
      event.preventDefault();
      deck?.turn(by);
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [deck]);
}
