import { Plural, Trans } from '@lingui/react/macro';
import { MomentButton, type Player } from '../../player/for-others.ts';

type HeardHesitationsProps = Readonly<{ heard: readonly Readonly<{ offset: number }>[]; player: Player }>;

const most = 6;

/** Hesitations that are heard but not in the words. They count, so they can be played. */
export function HeardHesitations({ heard, player }: HeardHesitationsProps) {
  if (heard.length === 0) return null;
  const rest = heard.length - most;
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <p className="text-ink-soft">
        <Plural
          value={heard.length}
          one="Zu hören ist ein Laut wie „ähm“, der nicht im Wortlaut steht. Er zählt im Wert mit."
          other="Zu hören sind # Laute wie „ähm“, die nicht im Wortlaut stehen. Sie zählen im Wert mit."
        />
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-1.5">
        {heard.slice(0, most).map(({ offset }) => (
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
