import { Trans, useLingui } from '@lingui/react/macro';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { elementTypes } from '../../../lib/element-types.ts';
import { CheckMark } from '../../../ui/check-mark.tsx';
import { SortedBy, sortOf } from '../../../ui/dense-table.tsx';
import type { Selection } from '../../../ui/use-selected.ts';
import type { Element, ElementColumn, MatrixColumn } from './matrix-columns.ts';

type MatrixHeadProps = Readonly<{ blocks: SeminarDetail['blocks']; elements: readonly Element[] }> &
  Readonly<{
    all: readonly ParticipantRow[];
    /** The participants after filtering. */
    participants: readonly ParticipantRow[];
    shown: readonly ElementColumn[];
    /** The person's column, then those of the elements. */
    columns: readonly MatrixColumn[];
    order: string;
    onOrder: (order: string) => void;
    hasTitles: boolean;
    selection: Selection;
  }>;

const looks = 'sticky top-0 z-10 border-b border-line bg-surface font-semibold';

/**
 * Headings with the numbers of the outline: `2.1` is the first element of the second block. A click sorts by the
 * column.
 */
export function MatrixHead(props: MatrixHeadProps) {
  const { blocks, elements, all, participants, shown, columns, order, onOrder, hasTitles, selection } = props;
  const { t } = useLingui();
  const ids = participants.map(({ id }) => id);
  const [person] = columns;
  return (
    <thead>
      <tr>
        <th
          scope="col"
          aria-sort={person && sortOf(order, person)}
          className={`${looks} left-0 z-20! px-4 py-2 text-left max-md:px-3`}
        >
          <span className="flex items-center gap-3">
            <CheckMark
              label={t`Alle auswählen, die hier stehen`}
              checked={ids.length > 0 && ids.every((id) => selection.ids.has(id))}
              onChange={(isOn) => selection.toggle(ids, isOn)}
            />
            {person && (
              <SortedBy column={person} order={order} onOrder={onOrder}>
                <Trans>Person</Trans>
              </SortedBy>
            )}
          </span>
        </th>
        {shown.map(({ element, index }) => {
          const column = columns[index + 1];
          if (!column) return null;
          return (
            <th key={element.id} scope="col" aria-sort={sortOf(order, column)} className={`${looks} px-1 py-2`}>
              <SortedBy column={column} order={order} onOrder={onOrder}>
                <ElementHead element={element} number={numberOf(element, blocks, elements)} hasTitle={hasTitles} />
              </SortedBy>
              <Total index={index} all={all} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function numberOf({ id, blockId }: Element, blocks: MatrixHeadProps['blocks'], elements: readonly Element[]): string {
  const block = blocks.findIndex((one) => one.id === blockId) + 1;
  const inBlock = elements.filter((one) => one.blockId === blockId).findIndex((one) => one.id === id) + 1;
  return `${block}.${inBlock}`;
}

/** Number of participants who have completed the element. */
function Total({ index, all }: Readonly<{ index: number; all: readonly ParticipantRow[] }>) {
  const { t } = useLingui();
  const done = all.filter(({ cells }) => cells[index]?.state === 'completed').length;
  const count = all.length;
  return (
    <span className="mt-1 grid justify-items-center gap-1" title={t`${done} von ${count} haben es erledigt`}>
      <span aria-hidden="true" className="h-1 w-9 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-good" style={{ width: `${count === 0 ? 0 : (done / count) * 100}%` }} />
      </span>
      <span aria-hidden="true" className="text-[11px] font-normal text-ink-faint tabular-nums">
        {done}
      </span>
      <span className="sr-only">{t`${done} von ${count} haben es erledigt`}</span>
    </span>
  );
}

type ElementHeadProps = Readonly<{ element: Element; number: string; hasTitle: boolean }>;

function ElementHead({ element: { title, type }, number, hasTitle }: ElementHeadProps) {
  const { i18n } = useLingui();
  const { icon: Icon, name } = elementTypes[type as keyof typeof elementTypes];
  return (
    <span title={`${title} (${i18n._(name)})`} className="grid justify-items-center gap-0.5">
      <Icon aria-hidden="true" className="size-[18px] text-ink-faint" />
      <span className="text-xs text-ink-faint tabular-nums">{number}</span>
      <span className={hasTitle ? 'line-clamp-2 px-1 text-xs leading-tight wrap-anywhere hyphens-auto' : 'sr-only'}>
        {title}
      </span>
    </span>
  );
}
