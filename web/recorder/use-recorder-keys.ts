import { useEffect } from 'react';
import { deedOfSpace } from './recorder-phase.ts';
import type { Recorder } from './use-recorder.ts';

const taken = 'input, textarea, select, button, a, summary, [contenteditable]';
const answering = 'input, textarea, select, [contenteditable]';
const covering = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Space starts, pauses and resumes, and K begins a chapter, unless something else uses the key. */
export function useRecorderKeys(recorder: Recorder, ready: boolean): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.repeat || event.defaultPrevented || isTaken(event)) return;
      if (event.key === ' ') space(event);
      if (event.key.toLowerCase() === 'k' && recorder.phase.kind === 'recording') recorder.mark();
    }
    function space(event: KeyboardEvent) {
      const deed = deedOfSpace(recorder.phase);
      if (!deed || (deed !== 'cancel' && deed !== 'pause' && !ready)) return;
      event.preventDefault();
      recorder[deed]();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [recorder, ready]);
}

/** Whether something else uses the key. */
export const isTaken = (event: KeyboardEvent): boolean => isWanted(event, taken);

/** Whether the person types, chooses or answers a question. Keys that do nothing on a button stay free there. */
export const isAnswering = (event: KeyboardEvent): boolean => isWanted(event, answering);

const isWanted = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, by: string): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(by) !== null) ||
  document.querySelector(covering) !== null;
