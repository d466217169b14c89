import { useEffect } from 'react';
import { showHelp } from '../../lib/help-state.ts';

const typing = 'input, textarea, select, [contenteditable]';
const covering = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Ctrl or Cmd with K opens the commands, ? the list of keys, wherever nobody types and no window is open. */
export function useHelpKeys(): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || altKey || document.querySelector(covering)) return;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
        event.preventDefault();
        showHelp('palette');
      } else if (key === '?' && !isTyping(event)) {
        event.preventDefault();
        showHelp('keys');
      }
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(typing) !== null;
