import { Trans } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef } from 'react';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import type { Selection } from '../../../ui/use-selected.ts';
import { useTableRows } from '../../../ui/use-table-rows.ts';
import type { Element, MatrixColumn } from './matrix-columns.ts';
import { MatrixHead } from './matrix-head.tsx';
import { MatrixRow } from './matrix-row.tsx';

type MatrixProps = Readonly<{
  seminar: SeminarDetail;
  elements: readonly Element[];
  participants: readonly ParticipantRow[];
  /** All participants, for totals, even if a filter hides them. */
  all: readonly ParticipantRow[];
  columns: Readonly<{ all: readonly MatrixColumn[]; chosen: readonly MatrixColumn[] }>;
  /** Ids of elements with a hidden column. */
  hidden: readonly string[];
  order: string;
  onOrder: (order: string) => void;
  words: string;
  /** Whether titles are shown above the columns, which are wider then. */
  hasTitles: boolean;
  selection: Selection;
  onOpen: (userId: string) => void;
  /** Shown instead of rows. */
  empty: ReactNode;
}>;

/** In pixels, on every screen. */
const rowHeight = 56;

/** The progress of all participants at all elements. Only visible rows render; names and titles are sticky. */
export function Matrix(props: MatrixProps) {
  const { seminar, elements, all, columns, hidden, order, onOrder, words, hasTitles, selection, onOpen } = props;
  const { rows: participants, shownColumns } = useTableRows({
    columns: columns.all,
    rows: props.participants,
    idOf,
    hidden,
    order,
    words,
    textOf,
  });
  const shownIds = shownColumns.map(({ id }) => id).join();
  const shown = useMemo(() => {
    const ids = new Set(shownIds.split(','));
    return elements.map((element, index) => ({ element, index })).filter(({ element }) => ids.has(element.id));
  }, [elements, shownIds]);
  const around = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: participants.length,
    getScrollElement: () => around.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const required = useMemo(() => requiredIn(seminar), [seminar]);
  const seen = rows.getVirtualItems();
  const [before, after] = [seen[0]?.start ?? 0, rows.getTotalSize() - (seen.at(-1)?.end ?? 0)];
  if (participants.length === 0) return props.empty;
  return (
    <div
      ref={around}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach the scroll area
      tabIndex={0}
      className="max-h-[min(70dvh,760px)] overflow-auto rounded-lg border border-line bg-surface shadow-1"
    >
      <table
        aria-rowcount={participants.length + 1}
        style={{ minWidth: `calc(${shown.length} * ${hasTitles ? 116 : 56}px + 240px)` }}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <caption className="sr-only">
          <Trans>Stand aller Teilnehmenden in allen Elementen</Trans>
        </caption>
        <colgroup>
          <col className="w-60 max-md:w-[150px]" />
        </colgroup>
        <MatrixHead
          blocks={seminar.blocks}
          elements={elements}
          all={all}
          hasTitles={hasTitles}
          participants={participants}
          shown={shown}
          columns={columns.chosen}
          order={order}
          onOrder={onOrder}
          selection={selection}
        />
        <tbody>
          <Gap height={before} />
          {seen.map(({ index }) => {
            const participant = participants[index];
            return (
              participant && (
                <MatrixRow
                  key={participant.id}
                  participant={participant}
                  shown={shown}
                  required={required}
                  number={index}
                  isSelected={selection.ids.has(participant.id)}
                  onSelect={selection.toggle}
                  onOpen={onOpen}
                />
              )
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}

const idOf = ({ id }: ParticipantRow) => id;
const textOf = ({ username, name }: ParticipantRow) => [username, name].join(' ');

/** Number of talks that an element needs, for elements that need more than one. */
const requiredIn = ({ blocks }: SeminarDetail): ReadonlyMap<string, number> =>
  new Map(
    blocks.flatMap((block) =>
      block.elements.flatMap((one) =>
        one.type === 'video_presentation' && one.requiredSubmissions > 1 ? [[one.id, one.requiredSubmissions]] : [],
      ),
    ),
  );

/** A row with the height of the rows that are not rendered. */
const Gap = ({ height }: Readonly<{ height: number }>) =>
  height > 0 && (
    <tr>
      <td style={{ height }} />
    </tr>
  );
