import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectionRow } from '#domain/projections/contract.ts';
import { Card } from '../ui/card.tsx';
import { AreaActions } from './area-actions.tsx';
import { AreaFacts } from './area-facts.tsx';
import { AreaResults } from './area-results.tsx';
import { AreaState } from './area-state.tsx';
import { nameOfArea } from './area-words.ts';
import { AreaWork } from './area-work.tsx';
import { KeptVersions } from './kept-versions.tsx';
import { ParkedStreams } from './parked-streams.tsx';

/** One area: where it stands, what is done with it, and what came of that. */
export function AreaCard({ row }: Readonly<{ row: ProjectionRow }>) {
  const title = useAreaName(row.area);
  return (
    <Card className="grid gap-5 p-6 max-md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-lg">{title}</h2>
          <AreaState row={row} />
        </div>
        <AreaActions row={row} title={title} />
      </div>
      <AreaFacts row={row} />
      {row.work && <AreaWork work={row.work} title={title} />}
      <KeptVersions row={row} title={title} />
      <ParkedStreams row={row} />
      {row.results.length > 0 && (
        <section className="grid gap-2.5 border-t border-line pt-4">
          <h3>
            <Trans>Zuletzt</Trans>
          </h3>
          <AreaResults results={row.results} />
        </section>
      )}
    </Card>
  );
}

/** An area that is newer than this page has its own name. */
function useAreaName(area: string): string {
  const { i18n } = useLingui();
  const words = nameOfArea(area);
  return words ? i18n._(words) : area;
}
