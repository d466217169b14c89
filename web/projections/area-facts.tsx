import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';

/** Where the area stands: three columns, named by the head of the list; on narrow screens each names itself. */
export function AreaFacts({ row }: Readonly<{ row: ProjectionRow }>) {
  return (
    <dl className="contents text-sm max-lg:grid max-lg:gap-1">
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
  <div className="min-w-0 text-sm max-lg:flex max-lg:justify-between max-lg:gap-4">
    <dt className="text-ink-faint lg:sr-only">{name}</dt>
    <dd className="tabular-nums wrap-anywhere max-lg:text-right">{children}</dd>
  </div>
);

/** Events of other areas are skipped: an area without lag is at the end of the log. */
function Reached({ row: { served, head, lag, size } }: Readonly<{ row: ProjectionRow }>) {
  const { position } = useFormats();
  const [here, end] = [position(served?.position ?? '0'), position(head)];
  return (
    <>
      {served && lag.events === 0 ? (
        <Trans>alles bis {end}</Trans>
      ) : (
        <Trans>
          {here} von {end}
        </Trans>
      )}
      {size && <SizeLine size={size} />}
    </>
  );
}

function SizeLine({ size }: Readonly<{ size: NonNullable<ProjectionRow['size']> }>) {
  const formats = useFormats();
  const bytes = formats.size(size.bytes);
  return (
    <span className="block text-xs text-ink-faint">
      <Plural value={size.rows} one={`etwa eine Zeile, ${bytes}`} other={`etwa # Zeilen, ${bytes}`} />
    </span>
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
