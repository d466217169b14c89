import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { AreaActions } from './area-actions.tsx';
import { AreaFacts } from './area-facts.tsx';
import { AreaResults } from './area-results.tsx';
import { AreaState } from './area-state.tsx';
import { nameOfArea } from './area-words.ts';
import { AreaWork } from './area-work.tsx';
import { KeptVersions } from './kept-versions.tsx';
import { ParkedStreams } from './parked-streams.tsx';

/** The columns of the list, also of its head. */
export const columns =
  'grid grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,.7fr)_auto] items-center gap-x-5 max-lg:grid-cols-1 max-lg:gap-y-3';

/** One area in a line: its state and its actions. Matters that need somebody stand below. */
export function AreaRow({ row }: Readonly<{ row: ProjectionRow }>) {
  const title = useAreaName(row.area);
  return (
    <li className="grid gap-3 border-t border-line px-5 py-3 first:border-t-0 max-md:px-4">
      <div className={columns}>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-md">{title}</h2>
          <AreaState row={row} />
        </div>
        <AreaFacts row={row} />
        <AreaActions row={row} title={title} />
      </div>
      {row.work && <AreaWork work={row.work} title={title} />}
      <KeptVersions row={row} title={title} />
      <ParkedStreams row={row} />
      {row.results.length > 0 && <AreaResults results={row.results.slice(0, 1)} />}
      {row.results.length > 1 && (
        <details>
          <summary className="w-fit rounded-sm text-xs text-ink-soft max-md:py-3">
            <Trans>Davor</Trans>
          </summary>
          <div className="pt-2">
            <AreaResults results={row.results.slice(1)} />
          </div>
        </details>
      )}
    </li>
  );
}

/** An area that is newer than this page has its own name. */
function useAreaName(area: string): string {
  const { i18n } = useLingui();
  const words = nameOfArea(area);
  return words ? i18n._(words) : area;
}
