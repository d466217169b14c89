import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';
import type { participantMatrix } from '#domain/participation/contract/participants.ts';
import type { Answer } from '../../../lib/api.ts';
import type { TableColumn } from '../../../ui/use-table-rows.ts';

export type Element = Answer<typeof participantMatrix>['elements'][number];
export type MatrixColumn = TableColumn<ParticipantRow>;

/** An element with its place among the cells of each participant. */
export type ElementColumn = Readonly<{ element: Element; index: number }>;

/** States in the order of how much they need attention. */
const states = ['late', 'active', 'skipped', 'waiting', 'completed'];

/**
 * Columns to sort by: the person, progress, last activity, and each element. `chosen` lacks progress and activity,
 * which are not shown as columns.
 */
export function useMatrixColumns(elements: readonly Element[]) {
  const { t } = useLingui();
  return useMemo(() => {
    const person: MatrixColumn = {
      id: 'name',
      label: t`Person`,
      value: ({ lastName, firstName, name }) => (lastName ? `${lastName} ${firstName ?? ''}` : name),
    };
    const others: MatrixColumn[] = [
      { id: 'progress', label: t`Fortschritt`, value: ({ progress }) => progress },
      { id: 'active', label: t`Zuletzt aktiv`, value: ({ lastActiveAt }) => lastActiveAt },
    ];
    const ofElements = elements.map(({ id, title }, index): MatrixColumn => {
      const value = ({ cells }: ParticipantRow) => {
        const cell = cells[index];
        return cell ? states.indexOf(cell.late ? 'late' : cell.state) : null;
      };
      return { id, label: title, value };
    });
    return { all: [person, ...others, ...ofElements], chosen: [person, ...ofElements] };
  }, [elements, t]);
}
