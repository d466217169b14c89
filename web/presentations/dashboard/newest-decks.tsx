import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type PresentationRow, presentationList } from '#domain/presentations/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { CardWithList } from '../../ui/card-with-list.tsx';
import { Cover } from '../cover.tsx';
import { DeckState } from '../deck-state.tsx';

/** The newest decks; nothing if there are none. */
export function NewestDecks() {
  const { data = [] } = useQuery(query(presentationList, { limit: 3 }));
  if (data.length === 0) return null;
  return (
    <CardWithList title={<Trans>Folien</Trans>} href="/slides">
      <ul className="pb-2">
        {data.map((deck) => (
          <DeckRow key={deck.id} deck={deck} />
        ))}
      </ul>
    </CardWithList>
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
