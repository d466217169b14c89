import { Trans, useLingui } from '@lingui/react/macro';
import { Play, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { Cut } from '#domain/sessions/contract/cut.ts';
import { fullHeight, waveBars } from '#domain/sessions/contract/samples.ts';
import type { Player } from '../player/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Fold } from '../ui/fold.tsx';
import { moved } from './take-edit.ts';
import type { Take } from './take-recorder.ts';

type TrimCardProps = Readonly<{ take: Take; player: Player; cut: Cut; onChange: (cut: Cut) => void }>;

/** Trims a take: its two ends move by mouse, finger or arrow keys, or to the player's position. */
export function TrimCard({ take, player, cut, onChange }: TrimCardProps) {
  const { t } = useLingui();
  const { seconds } = take;
  usePreviewEnd(player, cut.to);
  const move = (ends: Partial<Cut>) => onChange(moved(cut, ends, seconds));
  const isWhole = cut.from === 0 && cut.to >= seconds;
  const [from, to, length] = [clockTime(cut.from), clockTime(cut.to), clockTime(cut.to - cut.from)];
  return (
    <Fold
      title={<Trans>Zuschneiden</Trans>}
      text={
        isWhole ? (
          <Trans>Alles bleibt: {length}</Trans>
        ) : (
          <Trans>
            Es bleiben {length}, von {from} bis {to}
          </Trans>
        )
      }
    >
      <div className="grid gap-4">
        <Strip take={take} cut={cut} />
        <div className="grid grid-cols-2 gap-6 max-md:grid-cols-1 max-md:gap-3">
          <End
            label={t`Anfang`}
            value={cut.from}
            max={seconds}
            onChange={(value) => move({ from: value })}
            here={<Trans>Anfang hierher</Trans>}
            onHere={() => move({ from: player.time() })}
          />
          <End
            label={t`Ende`}
            value={cut.to}
            max={seconds}
            onChange={(value) => move({ to: value })}
            here={<Trans>Ende hierher</Trans>}
            onHere={() => move({ to: player.time() })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => player.playFrom(cut.from)}>
            <Play aria-hidden="true" />
            <Trans>Ausschnitt anhören</Trans>
          </Button>
          {!isWhole && (
            <Button look="quiet" onClick={() => onChange({ from: 0, to: seconds })}>
              <RotateCcw aria-hidden="true" />
              <Trans>Alles behalten</Trans>
            </Button>
          )}
          {!isWhole && (
            <p className="basis-full text-xs text-ink-faint">
              <Trans>Was Sie abschneiden, wird beim Senden gelöscht.</Trans>
            </p>
          )}
        </div>
      </div>
    </Fold>
  );
}

const bars = 120;

function Strip({ take, cut }: Pick<TrimCardProps, 'take' | 'cut'>) {
  const { seconds, peaks } = take;
  const heights = fullHeight(waveBars({ t0: 0, dt: 0.1, values: peaks }, seconds, bars));
  const share = (second: number) => `${(100 * second) / seconds}%`;
  return (
    <div aria-hidden="true" className="relative h-16 overflow-hidden rounded-md bg-sunken">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars} 100`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full text-primary"
      >
        {heights.map((height, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its place
            key={index}
            x={index + 0.2}
            width={0.6}
            y={50 - Math.max(1, height * 44)}
            height={Math.max(2, height * 88)}
            fill="currentColor"
          />
        ))}
      </svg>
      <div
        className="absolute inset-y-0 left-0 border-r-2 border-primary bg-surface/80"
        style={{ width: share(cut.from) }}
      />
      <div
        className="absolute inset-y-0 right-0 border-l-2 border-primary bg-surface/80"
        style={{ left: share(cut.to) }}
      />
    </div>
  );
}

type EndProps = Readonly<{
  label: string;
  value: number;
  max: number;
  onChange: (second: number) => void;
  here: ReactNode;
  onHere: () => void;
}>;

function End({ label, value, max, onChange, here, onHere }: EndProps) {
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 text-sm font-[550]">
        <span className="flex justify-between">
          {label} <span className="font-normal text-ink-soft tabular-nums">{clockTime(value)}</span>
        </span>
        <input
          type="range"
          min={0}
          max={max}
          step={0.1}
          value={value}
          aria-valuetext={clockTime(value)}
          onChange={({ target }) => onChange(Number(target.value))}
          className="h-touch w-full accent-primary"
        />
      </label>
      <Button look="quiet" className="justify-self-start" onClick={onHere}>
        {here}
      </Button>
    </div>
  );
}

/** Pauses the player at the end of the kept part. */
function usePreviewEnd(player: Player, to: number): void {
  const before = useRef(0);
  useEffect(
    () =>
      player.onTime(() => {
        const now = player.time();
        if (player.state.playing && before.current < to && now >= to) player.pause();
        before.current = now;
      }),
    [player, to],
  );
}
