import { type ReactNode, useEffect, useRef } from 'react';
import type { Player } from '../../player/for-others.ts';
import { shareOf } from '../../player/for-others.ts';

type ZoomedProps = Readonly<{ player: Player; duration: number; zoom: number; children: ReactNode }>;

/** The lanes in a scroll area that follows the playhead while zoomed. */
export function Zoomed({ player, duration, zoom, children }: ZoomedProps) {
  const window = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      const element = window.current;
      if (!element || zoom === 1) return;
      const at = shareOf(player.time(), duration) * element.scrollWidth;
      const isSeen = at >= element.scrollLeft && at <= element.scrollLeft + element.clientWidth;
      if (!isSeen) element.scrollLeft = at - element.clientWidth / 2;
    };
    follow();
    return player.onTime(follow);
  }, [player, duration, zoom]);
  return (
    <div ref={window} className="overflow-x-auto overflow-y-hidden print:overflow-visible">
      <div className="print:w-full!" style={{ width: `${zoom * 100}%` }}>
        {children}
      </div>
    </div>
  );
}
