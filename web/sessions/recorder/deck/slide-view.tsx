import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownDeck } from './use-shown-deck.ts';
import { useSwipe } from './use-swipe.ts';

type SlideViewProps = Readonly<{
  deck: ShownDeck;
  /** Over the slide. */
  children?: ReactNode;
}>;

/** The slide, large. All of them are loaded before they are needed: a network that goes away takes none. */
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
