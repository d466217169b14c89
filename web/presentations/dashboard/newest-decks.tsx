import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type PresentationRow, presentationList } from '#domain/presentations/contract.ts';
import { query } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Cover } from '../cover.tsx';
import { DeckState } from '../deck-state.tsx';

/** Nothing stands here where there is none. */
export function NewestDecks() {
  const { data = [] } = useQuery(query(presentationList, { limit: 3 }));
  if (data.length === 0) return null;
  return (
    <Card>
      <div className="flex min-h-touch items-center justify-between gap-4 px-6 pt-4 pb-1 max-md:px-5">
        <h2>
          <Trans>Folien</Trans>
        </h2>
        <Link
          href="/slides"
          className="inline-flex min-h-6 items-center text-sm font-[550] text-primary no-underline hover:underline"
        >
          <Trans>Alle ansehen</Trans>
        </Link>
      </div>
      <ul className="pb-2">
        {data.map((deck) => (
          <DeckRow key={deck.id} deck={deck} />
        ))}
      </ul>
    </Card>
  );
}

const DeckRow = ({ deck }: Readonly<{ deck: PresentationRow }>) => (
  <li className="relative grid grid-cols-[84px_minmax(0,1fr)] items-center gap-3 border-line px-6 py-3 not-first:border-t hover:bg-sunken/50 max-md:px-5">
    <div className="overflow-hidden rounded-sm border border-line">
      <Cover deck={deck} />
    </div>
    <div className="grid min-w-0 gap-0.5">
      <h3 className="truncate">
        <Link href={`/slides/${deck.id}`} className="text-ink no-underline after:absolute after:inset-0">
          {deck.name}
        </Link>
      </h3>
      <DeckState deck={deck} />
    </div>
  </li>
);
