import { useEffect } from 'react';
import type { Player } from './player.ts';

/** Seconds. */
export const smallStep = 5;
/** Seconds. */
export const middleStep = 10;
const largeStep = 30;

/** The second to which a key moves the playhead; undefined for all other keys. */
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

type KeyPress = Readonly<{ key: string; at: number; duration: number }>;
type Deed = 'toggle' | Readonly<{ seek: number }>;

/** The action of a key anywhere on the page: Space and K play or pause, J and L jump as in other video players, the arrows jump less far. */
export function deedOfKey({ key, at, duration }: KeyPress): Deed | undefined {
  const letter = key.toLowerCase();
  if (key === ' ' || letter === 'k') return 'toggle';
  if (letter === 'j') return { seek: Math.max(0, at - middleStep) };
  if (letter === 'l') return { seek: Math.min(duration, at + middleStep) };
  const seek = key === 'ArrowLeft' || key === 'ArrowRight' ? secondAfterKey(key, { at, duration }) : undefined;
  return seek === undefined ? undefined : { seek };
}

/** Listens on the whole page, unless something else uses the key. */
export function usePlayerKeys(player: Player, duration: number): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const deed = deedOfKey({ key: event.key, at: player.time(), duration });
      if (deed === undefined) return;
      if (deed === 'toggle') player.toggle();
      else player.seek(deed.seek);
      event.preventDefault();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [player, duration]);
}

const typing = 'input, textarea, select, [contenteditable], [role="tab"]';
const pressing = 'button, a, summary';
const covering = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether something else uses the key. Buttons use the space bar, but no letters or arrows. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const taken = key === ' ' ? `${typing}, ${pressing}` : typing;
  return (target instanceof Element && target.closest(taken) !== null) || document.querySelector(covering) !== null;
}
