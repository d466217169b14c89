import { type PointerEvent, useEffect, useRef } from 'react';
import { type DeskKey, deskKeys, type HallView } from '../../stage/for-others.ts';
import { isAnswering } from '../use-recorder-keys.ts';

/** Radians per pixel. */
const turn = 0.0035;
/** Pixels. A shorter drag counts as a click. */
const least = 5;

const keyOf = ({ key }: KeyboardEvent): DeskKey | undefined => deskKeys.find((letter) => letter === key.toLowerCase());

/** Without a headset: keys walk and lift the hands, dragging looks around. */
export function useDeskControls(view: HallView | undefined) {
  useEffect(() => {
    if (!view) return;
    const { desk } = view;
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key && !isAnswering(event)) desk.press(key);
    };
    const release = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key) desk.release(key);
    };
    const releaseAll = () => desk.releaseAll();
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    window.addEventListener('blur', releaseAll);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
      window.removeEventListener('blur', releaseAll);
    };
  }, [view]);

  const drag = useRef<{ x: number; y: number; far: number }>(undefined);
  return {
    onPointerDown({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLCanvasElement>) {
      drag.current = { x: clientX, y: clientY, far: 0 };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
      const from = drag.current;
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      drag.current = { x: clientX, y: clientY, far: from.far + Math.hypot(across, down) };
      view?.desk.look(across * turn, down * turn);
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
      const isClick = drag.current !== undefined && drag.current.far < least;
      drag.current = undefined;
      if (!isClick) return;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      view?.click(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    },
    onPointerCancel() {
      drag.current = undefined;
    },
  };
}
