import type { Player } from '../../player/for-others.ts';
import { usePlayhead } from '../../player/for-others.ts';

export function Playhead({ player, duration }: Readonly<{ player: Player; duration: number }>) {
  const ref = usePlayhead<HTMLDivElement>(player, duration);
  return (
    <div ref={ref} aria-hidden="true" className="pointer-events-none absolute inset-0 print:hidden">
      <div className="absolute inset-y-0 left-[calc(var(--at,0)*100%)] w-[1.5px] -translate-x-1/2 bg-ink" />
    </div>
  );
}
