import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Player } from '../../player/for-others.ts';

/** Back to the word that is being said. */
export function FollowButton({ player, onClick }: Readonly<{ player: Player; onClick: () => void }>) {
  const { playing } = useSnapshot(player.state);
  if (!playing) return null;
  return (
    <button
      type="button"
      onClick={onClick}
      className="appear absolute bottom-4 left-1/2 -translate-x-1/2 rounded-full bg-primary px-4 py-1.5 text-xs font-semibold text-primary-ink shadow-2 max-md:min-h-touch max-md:px-6 print:hidden"
    >
      <Trans>Mitlesen</Trans>
    </button>
  );
}
