import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { PresentationRow } from '#domain/presentations/contract/calls.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Cover } from '../cover.tsx';
import { DeckMenu } from '../deck-menu.tsx';
import { DeckState } from '../deck-state.tsx';

/** The whole card except its menu is a link to the deck. */
export function DeckCard({ deck }: Readonly<{ deck: PresentationRow }>) {
  const { clock, day } = useFormats();
  const { id, name, createdAt, plannedSeconds } = deck;
  const [planned, added] = [clock(plannedSeconds), day(createdAt)];
  return (
    <li className="grid min-w-0">
      <Card className="relative flex min-w-0 flex-col overflow-hidden transition-shadow hover:shadow-2">
        <Cover deck={deck} />
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-2 border-t border-line py-4 pr-3 pl-5">
          <div className="grid min-w-0 content-start gap-1">
            <h2 className="font-display text-lg leading-snug font-semibold">
              <Link
                href={`/slides/${id}`}
                className="line-clamp-2 wrap-anywhere text-ink no-underline after:absolute after:inset-0"
              >
                {name}
              </Link>
            </h2>
            <DeckState deck={deck} />
            {deck.isDefault && (
              <p>
                <Chip>
                  <Trans>für alle</Trans>
                </Chip>
              </p>
            )}
            <p className="text-xs text-ink-faint">
              {plannedSeconds > 0 ? (
                <Trans>
                  {planned} min geplant, vom {added}
                </Trans>
              ) : (
                <Trans>Vom {added}</Trans>
              )}
            </p>
          </div>
          {deck.mayChange && (
            <div className="relative">
              <DeckMenu deck={deck} />
            </div>
          )}
        </div>
      </Card>
    </li>
  );
}
