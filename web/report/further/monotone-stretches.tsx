import { Trans } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Player } from '../../player/for-others.ts';
import { MomentButton } from '../../player/for-others.ts';

type MonotoneStretchesProps = Readonly<{
  stretches: NonNullable<SessionDetail['audioAnalysis']>['monotoneStretches'];
  player: Player;
}>;

const most = 6;

/** The longest monotonous stretches, in the order of the talk. */
export function MonotoneStretches({ stretches, player }: MonotoneStretchesProps) {
  if (stretches.length === 0) return null;
  const shown = [...stretches]
    .sort((a, b) => b.duration - a.duration)
    .slice(0, most)
    .sort((a, b) => a.offset - b.offset);
  const rest = stretches.length - shown.length;
  return (
    <div className="border-t border-line py-2.5 text-sm">
      <p className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2 flex-none rounded-full bg-pitch" />
        <Trans>Eintönige Stellen</Trans>
      </p>
      <p className="mt-0.5 pl-4 text-xs text-ink-faint">
        <Trans>Hier blieb die Stimme am längsten auf einer Höhe.</Trans>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-1.5 pl-4">
        {shown.map(({ offset }) => (
          <MomentButton key={offset} player={player} second={offset} />
        ))}
        {rest > 0 && (
          <span className="text-xs text-ink-faint">
            <Trans>und {rest} weitere</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
