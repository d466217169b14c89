import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HistoryEventRow } from '#domain/history/contract/calls.ts';
import { FieldPath } from './field-path.tsx';
import { leavesOf } from './leaves.ts';
import { PlainValue } from './plain-value.tsx';
import { ShownStream } from './shown-stream.ts';
import { StreamLink } from './stream-link.tsx';

const exact = { named: new Map(), isExact: true };

/** The event's data, its cause and its position in the log. */
export function EventDetails({ event }: Readonly<{ event: HistoryEventRow }>) {
  return (
    <div className="grid gap-2 text-sm">
      {event.linked.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-xs leading-6 text-ink-faint">
          <Trans>Im selben Zug:</Trans>
          {event.linked.map((stream) => (
            <StreamLink key={stream} stream={stream} />
          ))}
        </p>
      )}
      <details>
        <summary className="w-fit rounded-sm py-1 text-xs text-ink-soft max-md:py-3">
          <Trans>Einzelheiten</Trans>
        </summary>
        <ShownStream value={exact}>
          <dl className="mt-2 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-md bg-sunken p-3 text-xs">
            {event.data === null ? (
              <Row name={<Trans>Inhalt</Trans>}>
                <Trans>Diese Fassung kann ihn nicht lesen.</Trans>
              </Row>
            ) : (
              leavesOf(event.data).map(({ path, value }) => (
                <Row key={path.join('.')} name={<FieldPath path={path} />}>
                  {path[0] === 'stream' ? (
                    <StreamLink stream={String(value)} isExact />
                  ) : (
                    <PlainValue value={value} path={path} />
                  )}
                </Row>
              ))
            )}
            <Row name={<Trans>Ereignis</Trans>}>{event.type}</Row>
            <Row name={<Trans>Kennung</Trans>}>{event.id}</Row>
            <Row name={<Trans>Nummer im Vorgang</Trans>}>{event.revision}</Row>
            <Row name={<Trans>Stelle im Protokoll</Trans>}>{event.position}</Row>
            <Row name={<Trans>Befehl</Trans>}>{event.commandId}</Row>
            <Row name={<Trans>Anfrage</Trans>}>{event.correlationId}</Row>
            <Row name={<Trans>Handelnder</Trans>}>
              {event.actor.kind} {event.actor.id}
            </Row>
          </dl>
        </ShownStream>
      </details>
    </div>
  );
}

const Row = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <>
    <dt className="text-ink-faint wrap-anywhere">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);
