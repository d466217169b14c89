import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';

/** The area's position and lag. For narrow screens, where each fact needs its own label. */
export function AreaFacts({ row }: Readonly<{ row: ProjectionRow }>) {
  return (
    <dl className="grid gap-1 text-sm">
      <Fact name={<Trans>Stand im Protokoll</Trans>}>
        <Reached row={row} />
      </Fact>
      <Fact name={<Trans>Rückstand</Trans>}>
        <Lag lag={row.lag} />
      </Fact>
      <Fact name={<Trans>Größe</Trans>}>
        <Size size={row.size} />
      </Fact>
      <Fact name={<Trans>Fassung</Trans>}>
        <Version row={row} />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <div className="flex min-w-0 justify-between gap-4">
    <dt className="text-ink-faint">{name}</dt>
    <dd className="text-right tabular-nums wrap-anywhere">{children}</dd>
  </div>
);

/** The position in the log. Events of other areas are skipped, so an area without lag is at the end. */
export function Reached({ row: { served, head, lag } }: Readonly<{ row: ProjectionRow }>) {
  const { position } = useFormats();
  const [here, end] = [position(served?.position ?? '0'), position(head)];
  if (served && lag.events === 0) return <Trans>alles bis {end}</Trans>;
  return (
    <Trans>
      {here} von {end}
    </Trans>
  );
}

export function Size({ size }: Pick<ProjectionRow, 'size'>) {
  const formats = useFormats();
  if (!size) return '–';
  const bytes = formats.size(size.bytes);
  return (
    <>
      <Plural value={size.rows} one="etwa eine Zeile" other="etwa # Zeilen" />
      <span className="block text-xs text-ink-faint">{bytes}</span>
    </>
  );
}

export function Lag({ lag: { events, seconds, more } }: Pick<ProjectionRow, 'lag'>) {
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

export function Version({ row: { served, version } }: Readonly<{ row: ProjectionRow }>) {
  if (!served) return <Trans>noch keine</Trans>;
  const now = served.version;
  if (version === null || version === now) return now;
  return (
    <Trans>
      {now}, der Code ist bei {version}
    </Trans>
  );
}
