import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useSnapshot } from 'valtio';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { PlayButton } from './play-button.tsx';
import { type Player, speeds } from './player.ts';
import { smallStep } from './player-keys.ts';
import { useSecond } from './use-playhead.ts';

type TransportProps = Readonly<{
  player: Player;
  duration: number | undefined;
  disabled: boolean;
  /** Further buttons, after those of every recording. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}>;

export function Transport({ player, duration, disabled, children, ref }: TransportProps) {
  const second = useSecond(player);
  return (
    <div
      ref={ref}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 print:hidden"
    >
      <PlayButton player={player} disabled={disabled} />
      <span className="text-sm whitespace-nowrap tabular-nums">
        <span className="font-semibold" data-testid="playback-time">
          {clockTime(second)}
        </span>
        {duration !== undefined && <span className="ml-2 text-ink-faint">/ {clockTime(duration)}</span>}
      </span>
      <span className="grow" />
      <Steps player={player} second={second} disabled={disabled} />
      <Speed player={player} disabled={disabled} />
      {children}
    </div>
  );
}

function Steps({ player, second, disabled }: Readonly<{ player: Player; second: number; disabled: boolean }>) {
  const { t } = useLingui();
  return (
    <span className="flex">
      <Button
        look="quiet"
        size="icon"
        disabled={disabled}
        aria-label={t`${smallStep} Sekunden zurück`}
        onClick={() => player.seek(second - smallStep)}
      >
        <RotateCcw aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        disabled={disabled}
        aria-label={t`${smallStep} Sekunden vor`}
        onClick={() => player.seek(second + smallStep)}
      >
        <RotateCw aria-hidden="true" />
      </Button>
    </span>
  );
}

function Speed({ player, disabled }: Readonly<{ player: Player; disabled: boolean }>) {
  const { speed } = useSnapshot(player.state);
  const { number } = useFormats();
  return (
    <label>
      <span className="sr-only">
        <Trans>Geschwindigkeit</Trans>
      </span>
      <select
        value={speed}
        disabled={disabled}
        onChange={({ target }) => player.setSpeed(Number(target.value))}
        className="h-7 appearance-none rounded-full bg-sunken text-center px-2.5 text-xs font-[550] text-ink-soft tabular-nums disabled:opacity-45 max-md:h-touch"
      >
        {speeds.map((choice) => (
          <option key={choice} value={choice}>
            {number(choice)}×
          </option>
        ))}
      </select>
    </label>
  );
}
