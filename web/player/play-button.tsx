import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Player } from './player.ts';

export function PlayButton({ player, disabled }: Readonly<{ player: Player; disabled: boolean }>) {
  const { t } = useLingui();
  const { playing } = useSnapshot(player.state);
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={player.toggle}
      aria-label={playing ? t`Pause` : t`Abspielen`}
      aria-keyshortcuts="Space K"
      className="grid size-10 flex-none place-items-center rounded-full bg-primary text-primary-ink transition-opacity hover:opacity-90 disabled:opacity-45 max-md:size-touch"
    >
      <Icon aria-hidden="true" className="size-[18px] fill-current" />
    </button>
  );
}
