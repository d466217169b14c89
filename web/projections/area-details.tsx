import { Trans } from '@lingui/react/macro';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { AreaJob } from './area-job.tsx';
import { AreaResults } from './area-results.tsx';
import { KeptVersions } from './kept-versions.tsx';
import { ParkedStreams } from './parked-streams.tsx';

type AreaDetailsProps = Readonly<{ row: ProjectionRow; title: string }>;

/** What needs attention in an area, and the result of its latest job. */
export function AreaDetails({ row, title }: AreaDetailsProps) {
  return (
    <div className="grid gap-3">
      {row.work && <AreaJob area={row.area} work={row.work} title={title} />}
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
    </div>
  );
}

export const hasDetails = ({ work, next, old, parkedStreams, results }: ProjectionRow): boolean =>
  work !== null || next !== null || old !== null || parkedStreams > 0 || results.length > 0;
