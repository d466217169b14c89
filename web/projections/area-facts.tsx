import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProjectionRow } from '#domain/projections/contract.ts';
import { useFormats } from '../lib/use-formats.ts';

/** Where the area stands, in three figures. */
export function AreaFacts({ row }: Readonly<{ row: ProjectionRow }>) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-x-6 gap-y-3 text-sm max-md:grid-cols-1">
      <Fact name={<Trans>Stand im Protokoll</Trans>}>
        <Reached row={row} />
      </Fact>
      <Fact name={<Trans>Rückstand</Trans>}>
        <Lag lag={row.lag} />
      </Fact>
      <Fact name={<Trans>Fassung</Trans>}>
        <Version row={row} />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <div className="min-w-0 max-md:flex max-md:justify-between max-md:gap-4">
    <dt className="text-xs text-ink-faint max-md:text-sm">{name}</dt>
    <dd className="tabular-nums max-md:text-right">{children}</dd>
  </div>
);

function Reached({ row: { served, head } }: Readonly<{ row: ProjectionRow }>) {
  const { position } = useFormats();
  const [here, end] = [position(served?.position ?? '0'), position(head)];
  return (
    <Trans>
      {here} von {end}
    </Trans>
  );
}

function Lag({ lag: { events, seconds, more } }: Pick<ProjectionRow, 'lag'>) {
  const { duration, whole } = useFormats();
  if (events === 0) return <Trans>keiner</Trans>;
  const [age, count] = [duration(seconds), whole(events)];
  if (more) {
    return (
      <Trans>
        {count} Ereignisse oder mehr, seit {age}
      </Trans>
    );
  }
  return <Plural value={events} one={`# Ereignis, seit ${age}`} other={`# Ereignisse, seit ${age}`} />;
}

function Version({ row: { served, version } }: Readonly<{ row: ProjectionRow }>) {
  if (!served) return <Trans>noch keine</Trans>;
  const now = served.version;
  if (version === null || version === now) return now;
  return (
    <Trans>
      {now}, der Code ist bei {version}
    </Trans>
  );
}
