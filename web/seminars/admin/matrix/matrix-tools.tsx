import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ParticipantRow, type Situation, situationOf, situations } from '#domain/participation/contract/matrix.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { sortOf } from '../../../ui/dense-table.tsx';
import { Select } from '../../../ui/select.tsx';
import type { MatrixColumn } from './matrix-columns.ts';

const situationWords: Readonly<Record<Situation, MessageDescriptor>> = {
  late: msg`Überfällig`,
  stuck: msg`Hängt fest`,
  waiting: msg`Wartet`,
  done: msg`Fertig`,
  underway: msg`Unterwegs`,
};

type MatrixToolsProps = Readonly<{
  participants: readonly ParticipantRow[];
  situation: Situation | undefined;
  onSituation: (situation: Situation | undefined) => void;
  /** An order as in `columns`. */
  order: string;
  onOrder: (order: string) => void;
  columns: readonly MatrixColumn[];
  hasTitles: boolean;
  onTitles: (on: boolean) => void;
}>;

/** Filters by situation with their counts, the sort order, and the switch for column titles. */
export function MatrixTools(props: MatrixToolsProps) {
  const { participants, situation, onSituation, order, onOrder, columns, hasTitles, onTitles } = props;
  const sorted = columns.slice(1).find((column) => sortOf(order, column) !== 'none');
  const title = sorted?.label;
  const { t, i18n } = useLingui();
  const now = new Date();
  const counts = { late: 0, stuck: 0, waiting: 0, done: 0, underway: 0 };
  for (const one of participants) counts[situationOf(one, now)] += 1;
  const { done } = counts;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        <Plural value={participants.length} one="# Person" other="# Teilnehmende" />
        {', '}
        <Trans>{done} fertig</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <FilterChip isOn={situation === undefined} onClick={() => onSituation(undefined)}>
          <Trans>Alle</Trans> {participants.length}
        </FilterChip>
        {situations.map((one) => (
          <FilterChip key={one} isOn={situation === one} onClick={() => onSituation(one)}>
            {i18n._(situationWords[one])} {counts[one]}
          </FilterChip>
        ))}
        <span className="ml-auto flex flex-wrap items-center gap-4 max-md:ml-0">
          <Checkbox label={<Trans>Spaltennamen</Trans>} checked={hasTitles} onChange={onTitles} />
          <Select
            aria-label={t`Reihenfolge`}
            value={order}
            onChange={({ target }) => onOrder(target.value)}
            className="w-52"
          >
            <option value="name">{t`Nach Namen`}</option>
            <option value="progress">{t`Am wenigsten weit zuerst`}</option>
            <option value="active">{t`Am längsten still zuerst`}</option>
            {order === '-name' && <option value="-name">{t`Nach Namen, absteigend`}</option>}
            {title && <option value={order}>{t`Nach „${title}“`}</option>}
          </Select>
        </span>
      </div>
    </div>
  );
}

type FilterChipProps = Readonly<{ isOn: boolean; onClick: () => void; children: ReactNode }>;

const FilterChip = ({ isOn, onClick, children }: FilterChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className="min-h-9 rounded-full border border-line bg-surface px-3.5 text-sm tabular-nums hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-wash aria-pressed:font-semibold aria-pressed:text-primary max-md:min-h-touch"
  >
    {children}
  </button>
);
