import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { ShownDeck } from './use-shown-deck.ts';

/** Pixels; a shorter movement is a tap. */
const least = 48;

/** Turns pages by swiping; to the left shows the next one. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const begun = useRef<Readonly<{ x: number; y: number }>>(undefined);
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      begun.current = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!begun.current) return;
      const [across, down] = [clientX - begun.current.x, clientY - begun.current.y];
      begun.current = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      begun.current = undefined;
    },
  };
}

type SlideViewProps = Readonly<{
  deck: ShownDeck;
  /** Drawn over the slide. */
  children?: ReactNode;
}>;

/** The slide, large. All slides load in advance, so that a lost network hides none. */
export function SlideView({ deck: { slides, place, turn }, children }: SlideViewProps) {
  const { t } = useLingui();
  const swipe = useSwipe(turn);
  const [number, count] = [place + 1, slides.length];
  return (
    <div
      className="relative grid aspect-video touch-pan-y place-items-center overflow-hidden rounded-sm select-none"
      {...swipe}
    >
      {slides.map(({ index, image, width, height }, at) => (
        <img
          key={index}
          src={image}
          width={width}
          height={height}
          alt={t`Folie ${number} von ${count}`}
          draggable={false}
          hidden={at !== place}
          className="absolute inset-0 size-full object-contain"
        />
      ))}
      {children}
    </div>
  );
}
