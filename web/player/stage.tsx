import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Series } from '#domain/sessions/contract/samples.ts';
import { fullHeight, waveBars } from '#domain/sessions/contract/samples.ts';
import type { Captions } from './captions/use-captions.tsx';
import type { Player } from './player.ts';
import { usePlayhead } from './use-playhead.ts';

type StageProps = Readonly<{
  player: Player;
  type: 'audio' | 'video';
  duration: number;
  peaks: Series | undefined;
  /** Shown instead of a picture, for example while a playable version is being made. */
  notice?: ReactNode;
  captions?: Captions;
}>;

/** The stage of the player, dark in both themes. */
export function Stage({ player, type, duration, peaks, notice, captions }: StageProps) {
  const { ready } = useSnapshot(player.state);
  return (
    <div
      data-theme="dark"
      className={cx(
        'relative grid place-items-center overflow-hidden rounded-t-lg bg-stage text-ink print:hidden',
        // On wide screens the stage and all lanes below it fit into the window. Without a picture the stage is smaller.
        'lg:h-[calc(100dvh-672px-var(--chapter-bar,0px))] lg:min-h-40',
        type === 'video'
          ? 'max-lg:aspect-[16/8.2] max-md:aspect-[16/9] lg:max-h-[420px]'
          : 'h-60 max-md:h-28 lg:max-h-60',
      )}
    >
      {type === 'audio' && (
        <audio ref={player.attach} preload="metadata" {...player.heard}>
          {captions?.track}
        </audio>
      )}
      {type === 'video' && (
        <video
          ref={player.attach}
          preload="metadata"
          playsInline
          onClick={player.toggle}
          className="absolute inset-0 size-full object-contain"
          {...player.heard}
        >
          {captions?.track}
        </video>
      )}
      {(type === 'audio' || !ready) && <StageWave player={player} duration={duration} peaks={peaks} />}
      {captions?.line}
      {notice && <div className="absolute inset-x-6 bottom-5 text-center text-sm text-ink-soft">{notice}</div>}
    </div>
  );
}

const bars = 44;

function StageWave({ player, duration, peaks }: Pick<StageProps, 'player' | 'duration' | 'peaks'>) {
  const ref = usePlayhead<HTMLDivElement>(player, duration);
  const heights = fullHeight(waveBars(peaks ?? { t0: 0, dt: 1, values: [] }, duration, bars));
  return (
    <div ref={ref} aria-hidden="true" className="relative h-3/5 w-[64%] max-md:w-[84%]">
      <Bars heights={heights} className="text-primary opacity-30" />
      <Bars heights={heights} className="text-primary [clip-path:inset(0_calc((1-var(--at,0))*100%)_0_0)]" />
    </div>
  );
}

function Bars({ heights, className }: Readonly<{ heights: readonly number[]; className: string }>) {
  const step = 100 / heights.length;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full [stroke-width:5] max-md:[stroke-width:3.4] ${className}`}
    >
      {heights.map((height, index) => {
        const half = Math.max(1, height * 48);
        const x = (index + 0.5) * step;
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its place
            key={index}
            x1={x}
            x2={x}
            y1={50 - half}
            y2={50 + half}
            stroke="currentColor"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
