import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { Player } from './player.ts';
import { nextStop } from './stops.ts';

type NextStopProps = Readonly<{ player: Player; stops: readonly number[]; disabled: boolean }>;

/** Jumps to the next finding, so that nobody has to hit marks of a few pixels. */
export function NextStop({ player, stops, disabled }: NextStopProps) {
  if (stops.length === 0) return null;
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => player.playFrom(nextStop(stops, player.time()) ?? 0)}
      className="inline-flex h-7 items-center gap-1 rounded-full bg-sunken px-2.5 text-xs font-[550] whitespace-nowrap text-ink-soft hover:text-ink disabled:opacity-45 max-md:h-touch"
    >
      <Trans>Nächste Fundstelle</Trans>
      <ChevronRight aria-hidden="true" className="size-3.5" />
    </button>
  );
}
