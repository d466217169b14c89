import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { CheckMark } from '../../../ui/check-mark.tsx';
import { usePersonName } from '../../../ui/person-name.tsx';
import type { ElementColumn } from './matrix-columns.ts';
import { StateMark } from './state-mark.tsx';

type MatrixRowProps = Readonly<{
  participant: ParticipantRow;
  shown: readonly ElementColumn[];
  /** Number of talks that an element needs, for elements that need more than one. */
  required: ReadonlyMap<string, number>;
  /** Index among all rows, from 0. */
  number: number;
  isSelected: boolean;
  onSelect: (ids: readonly string[], isOn: boolean) => void;
  onOpen: (userId: string) => void;
}>;

/** One participant; the name opens the person's details. While scrolling, only visible rows render. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { participant, shown, required, number, isSelected, onSelect, onOpen } = props;
  const { t } = useLingui();
  const { progress } = useFormats();
  const name = usePersonName()(participant);
  return (
    <tr aria-rowindex={number + 2} className="group h-14">
      <th
        scope="row"
        className="sticky left-0 z-5 border-b border-line bg-surface px-4 text-left font-normal group-hover:bg-sunken max-md:px-3"
      >
        <span className="flex items-center gap-3">
          <CheckMark
            label={t`${name} auswählen`}
            checked={isSelected}
            onChange={(isOn) => onSelect([participant.id], isOn)}
          />
          <button
            type="button"
            aria-label={t`${name} ansehen`}
            onClick={() => onOpen(participant.id)}
            className="grid min-h-11 min-w-0 flex-1 content-center text-left"
          >
            <span className="truncate font-semibold">{name}</span>
            <span className="text-xs text-ink-faint tabular-nums">{progress(participant.progress)}</span>
          </button>
        </span>
      </th>
      {shown.map(({ element, index }) => (
        <td key={element.id} className="border-b border-line px-1 group-hover:bg-sunken">
          <Cell cell={participant.cells[index]} required={required.get(element.id)} />
        </td>
      ))}
    </tr>
  );
});

type CellProps = Readonly<{ cell: ParticipantRow['cells'][number] | undefined; required: number | undefined }>;

function Cell({ cell, required }: CellProps) {
  const { number } = useFormats();
  if (!cell) return null;
  return (
    <span className="grid justify-items-center">
      <StateMark state={cell.late ? 'late' : cell.state} />
      {required !== undefined && cell.submissions > 0 ? (
        <span className="text-[11px] whitespace-nowrap text-ink-faint tabular-nums">
          <Trans>
            {cell.submissions} von {required}
          </Trans>
        </span>
      ) : cell.value !== null && cell.value > 0 ? (
        <span className="text-[11px] text-ink-faint tabular-nums">{number(cell.value)}</span>
      ) : (
        cell.submissions > 1 && (
          <span className="text-[11px] text-ink-faint tabular-nums">
            <span aria-hidden="true">{cell.submissions}×</span>
            <span className="sr-only">
              <Plural value={cell.submissions} one="# Beitrag" other="# Beiträge" />
            </span>
          </span>
        )
      )}
    </span>
  );
}
