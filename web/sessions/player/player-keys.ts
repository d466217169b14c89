import { useEffect } from 'react';
import type { Player } from './player.ts';

export const smallStep = 5;
const largeStep = 30;

/** What a key does to the playhead; undefined for all the others. */
export function secondAfterKey(key: string, { at, duration }: Readonly<{ at: number; duration: number }>) {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: at - smallStep,
    ArrowDown: at - smallStep,
    ArrowRight: at + smallStep,
    ArrowUp: at + smallStep,
    PageDown: at - largeStep,
    PageUp: at + largeStep,
    Home: 0,
    End: duration,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(duration, Math.max(0, target));
}

/** Space plays and pauses, the arrows left and right jump, wherever nothing else on the page wants these keys. */
export function usePlayerKeys(player: Player, duration: number): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (event.key === ' ') player.toggle();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        player.seek(secondAfterKey(event.key, { at: player.time(), duration }) ?? 0);
      } else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [player, duration]);
}

const taken = 'input, textarea, select, button, a, summary, [role="menu"], [role="dialog"], [role="alertdialog"]';

const isTaken = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(taken) !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
