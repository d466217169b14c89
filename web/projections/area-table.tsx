import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Card } from '../ui/card.tsx';
import { ColumnChooser } from '../ui/column-chooser.tsx';
import { type DenseColumn, DenseTable } from '../ui/dense-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Select } from '../ui/select.tsx';
import { useTableSettings } from '../ui/use-table-settings.ts';
import { AreaActions } from './area-actions.tsx';
import { AreaDetails, hasDetails } from './area-details.tsx';
import { AreaFacts, Lag, Reached, Size, Version } from './area-facts.tsx';
import { AreaState, stateOf } from './area-state.tsx';
import { nameOfArea } from './area-words.ts';

/** Number of areas from which search and filters are shown. */
const searchedFrom = 6;

/** One line per area with its state and its actions. Below it are matters that need attention. */
export function AreaTable({ areas }: Readonly<{ areas: readonly ProjectionRow[] }>) {
  const { t, i18n } = useLingui();
  const columns = useColumns();
  const settings = useTableSettings('projections', { hidden: ['version'], order: 'area' });
  const { hidden, show, order, setOrder, filter, setFilter } = settings;
  const [words, setWords] = useState('');
  const isLong = areas.length >= searchedFrom;
  const isNarrowed = isLong && filter === 'attention';
  return (
    <div className="grid gap-3">
      {isLong && (
        <div className="flex flex-wrap gap-2">
          <SearchInput
            className="flex-1 basis-48"
            value={words}
            onSettled={setWords}
            aria-label={t`Bereich suchen`}
            placeholder={t`Bereich`}
          />
          <Select
            aria-label={t`Welche Bereiche gezeigt werden`}
            value={isNarrowed ? filter : ''}
            onChange={({ target }) => setFilter(target.value)}
            className="w-52 max-md:w-full"
          >
            <option value="">{t`Alle`}</option>
            <option value="attention">{t`Nur was nicht aktuell ist`}</option>
          </Select>
          <ColumnChooser columns={columns} hidden={hidden} show={show} />
        </div>
      )}
      <Card>
        <DenseTable
          caption={t`Lesemodelle`}
          columns={columns}
          hidden={hidden}
          rows={isNarrowed ? areas.filter((row) => stateOf(row) !== 'current' || row.work !== null) : areas}
          words={isLong ? words : ''}
          textOf={({ area }) => `${areaName(area, i18n)} ${area}`}
          idOf={({ area }) => area}
          order={order}
          onOrder={setOrder}
          narrowBelow={1024}
          compact={(row) => <Compact row={row} />}
          below={(row) => hasDetails(row) && <AreaDetails row={row} title={areaName(row.area, i18n)} />}
          empty={
            <EmptyState
              icon={SearchX}
              title={<Trans>Kein Bereich gefunden</Trans>}
              text={<Trans>Unter diesem Namen oder in dieser Auswahl gibt es keinen.</Trans>}
            />
          }
        />
      </Card>
    </div>
  );
}

/** The name of an area; an area that this version does not know shows its key. */
function areaName(area: string, i18n: I18n): string {
  const words = nameOfArea(area);
  return words ? i18n._(words) : area;
}

function useColumns(): readonly DenseColumn<ProjectionRow>[] {
  const { t, i18n } = useLingui();
  const { shortDay, exactTime } = useFormats();
  return [
    {
      id: 'area',
      label: t`Bereich`,
      share: 24,
      value: ({ area }) => areaName(area, i18n),
      cell: (row) => <Name row={row} />,
    },
    {
      id: 'reached',
      label: t`Stand im Protokoll`,
      share: 14,
      value: ({ served }) => Number(served?.position ?? 0),
      cell: (row) => <Reached row={row} />,
    },
    {
      id: 'lag',
      label: t`Rückstand`,
      share: 14,
      value: ({ lag }) => lag.events,
      cell: ({ lag }) => <Lag lag={lag} />,
    },
    {
      id: 'size',
      label: t`Größe`,
      share: 14,
      value: ({ size }) => size?.bytes ?? null,
      cell: ({ size }) => <Size size={size} />,
    },
    {
      id: 'rebuilt',
      label: t`Neu aufgebaut`,
      share: 12,
      value: (row) => rebuiltAt(row) ?? null,
      cell: (row) => {
        const at = rebuiltAt(row);
        return at ? <span title={exactTime(at)}>{shortDay(at, new Date())}</span> : <Trans>noch nie</Trans>;
      },
    },
    {
      id: 'version',
      label: t`Fassung`,
      share: 10,
      value: ({ served }) => served?.version ?? null,
      cell: (row) => <Version row={row} />,
    },
    {
      id: 'actions',
      label: t`Aktionen`,
      share: 42,
      cell: (row) => <AreaActions row={row} title={areaName(row.area, i18n)} />,
    },
  ];
}

const rebuiltAt = ({ results }: ProjectionRow) => results.find(({ what }) => what === 'rebuild')?.finishedAt;

function Name({ row }: Readonly<{ row: ProjectionRow }>) {
  const { i18n } = useLingui();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-md">{areaName(row.area, i18n)}</h2>
      <AreaState row={row} />
    </span>
  );
}

function Compact({ row }: Readonly<{ row: ProjectionRow }>) {
  const { i18n } = useLingui();
  return (
    <span className="grid gap-3">
      <Name row={row} />
      <AreaFacts row={row} />
      <AreaActions row={row} title={areaName(row.area, i18n)} />
    </span>
  );
}
