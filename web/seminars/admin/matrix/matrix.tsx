import { Trans } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';
import type { participantMatrix } from '#domain/participation/contract/participants.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import type { Answer } from '../../../lib/api.ts';
import { MatrixHead } from './matrix-head.tsx';
import { MatrixRow } from './matrix-row.tsx';
import type { Selection } from './selection.ts';

type MatrixProps = Readonly<Answer<typeof participantMatrix>> &
  Readonly<{
    seminar: SeminarDetail;
    /** Also those that are filtered out: totals are of everybody. */
    all: readonly ParticipantRow[];
    /** Titles stand over the columns, which are wider then. */
    hasTitles: boolean;
    selection: Selection;
    onOpen: (userId: string) => void;
  }>;

/** Pixels, on every screen. */
const rowHeight = 56;

/** Everybody and every element. Only rows that can be seen are drawn; names and titles stay where they are. */
export function Matrix({ seminar, elements, participants, all, hasTitles, selection, onOpen }: MatrixProps) {
  const around = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: participants.length,
    getScrollElement: () => around.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const required = useMemo(() => requiredIn(seminar), [seminar]);
  const shown = rows.getVirtualItems();
  const [before, after] = [shown[0]?.start ?? 0, rows.getTotalSize() - (shown.at(-1)?.end ?? 0)];
  return (
    <div
      ref={around}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="max-h-[min(70dvh,760px)] overflow-auto rounded-lg border border-line bg-surface shadow-1"
    >
      <table
        aria-rowcount={participants.length + 1}
        style={{ minWidth: `calc(${elements.length} * ${hasTitles ? 116 : 56}px + 240px)` }}
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
          selection={selection}
        />
        <tbody>
          <Gap height={before} />
          {shown.map(({ index }) => {
            const participant = participants[index];
            return (
              participant && (
                <MatrixRow
                  key={participant.id}
                  participant={participant}
                  elements={elements}
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

/** How many talks each element asks for, where it is more than one. */
const requiredIn = ({ blocks }: SeminarDetail): ReadonlyMap<string, number> =>
  new Map(
    blocks.flatMap((block) =>
      block.elements.flatMap((one) =>
        one.type === 'video_presentation' && one.requiredSubmissions > 1 ? [[one.id, one.requiredSubmissions]] : [],
      ),
    ),
  );

/** As high as the rows that are not drawn. */
const Gap = ({ height }: Readonly<{ height: number }>) =>
  height > 0 && (
    <tr>
      <td style={{ height }} />
    </tr>
  );
