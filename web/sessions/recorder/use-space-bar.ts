import { useEffect } from 'react';
import { deedOfSpace } from './recorder-phase.ts';
import type { Recorder } from './use-recorder.ts';

const taken = 'input, textarea, select, button, a, summary, [contenteditable]';
const covering = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Space starts, pauses and goes on, wherever nothing else wants it. */
export function useSpaceBar(recorder: Recorder, ready: boolean): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== ' ' || event.repeat || event.defaultPrevented || isTaken(event)) return;
      const deed = deedOfSpace(recorder.phase);
      if (!deed || (deed === 'start' && !ready)) return;
      event.preventDefault();
      recorder[deed]();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [recorder, ready]);
}

const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(taken) !== null) || document.querySelector(covering) !== null;
