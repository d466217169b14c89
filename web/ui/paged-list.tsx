import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';

type PagedListProps<Row> = Readonly<{
  list: UseInfiniteQueryResult<InfiniteData<Readonly<{ rows: readonly Row[] }>>>;
  /** Shown while loading. */
  skeleton: ReactNode;
  /** Shown instead of rows. */
  empty: ReactNode;
  /** Renders a row as an `li`. */
  children: (row: Row) => ReactNode;
  /** Heading of a row. Consecutive rows with the same heading are grouped below it; titles of rows are then `h3`. */
  headingOf?: (row: Row) => string;
  /** Text of the button for the next page. */
  more?: ReactNode;
}>;

/** A list with its states (loading, empty, failed, loaded), and a button while there are further pages. */
export function PagedList<Row>({ list, skeleton, empty, children, headingOf, more }: PagedListProps<Row>) {
  const rows = rowsOf(list);
  if (list.isPending) return skeleton;
  if (rows.length > 0) {
    return (
      <div className="grid gap-4">
        {headingOf ? (
          sectionsOf(rows, headingOf).map(({ heading, rows: ofSection }) => (
            <section key={heading} aria-label={heading} className="grid gap-2">
              <h2 className="px-1 font-sans text-sm font-[550] text-ink-soft">{heading}</h2>
              <Card aria-busy={list.isPlaceholderData}>
                <ul>{ofSection.map(children)}</ul>
              </Card>
            </section>
          ))
        ) : (
          <Card aria-busy={list.isPlaceholderData}>
            <ul>{rows.map(children)}</ul>
          </Card>
        )}
        {list.hasNextPage && <MoreButton list={list} words={more ?? <Trans>Weitere laden</Trans>} />}
      </div>
    );
  }
  if (list.isError) {
    return (
      <Card>
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      </Card>
    );
  }
  return empty;
}

function sectionsOf<Row>(rows: readonly Row[], headingOf: (row: Row) => string) {
  const sections: { heading: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const heading = headingOf(row);
    const last = sections.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else sections.push({ heading, rows: [row] });
  }
  return sections;
}

/** The rows loaded so far. */
export const rowsOf = <Row,>({ data }: Pick<PagedListProps<Row>['list'], 'data'>): readonly Row[] =>
  data?.pages.flatMap((page) => page.rows) ?? [];

type MoreButtonProps = Readonly<{
  list: Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'>;
  words: ReactNode;
}>;

/** Loads the next page of a list. */
export function MoreButton({ list, words }: MoreButtonProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-center gap-2">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-sm text-off">
          {i18n._(errorMessage(list.error))}
        </p>
      )}
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {words}
      </Button>
    </div>
  );
}
