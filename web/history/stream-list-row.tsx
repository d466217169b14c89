import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Link } from 'wouter';
import type { HistoryStream } from '#domain/history/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Chip } from '../ui/chip.tsx';
import { ActorName } from './actor-name.tsx';
import { CategoryName, StreamTitle } from './stream-title.tsx';

/** The whole row is a link to the stream. */
export function StreamListRow({ stream }: Readonly<{ stream: HistoryStream }>) {
  const { exactTime } = useFormats();
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-line px-5 py-3.5 transition-colors first:border-t-0 hover:bg-sunken/50 max-md:grid-cols-1 max-md:px-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 wrap-anywhere">
            <Link
              href={`/audit/streams/${stream.stream}`}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              <StreamTitle stream={stream} />
            </Link>
          </h2>
          {(stream.title !== null || stream.erased) && (
            <Chip>
              <CategoryName category={stream.category} />
            </Chip>
          )}
        </div>
        <p className="mt-1 text-xs text-ink-faint wrap-anywhere">
          <Actors stream={stream} />
        </p>
      </div>
      <div className="text-right text-xs text-ink-soft tabular-nums max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:text-left">
        <span className="block">{exactTime(stream.lastAt)}</span>
        <span className="block text-ink-faint">
          <Plural value={stream.events} one="# Ereignis" other="# Ereignisse" />
        </span>
      </div>
    </li>
  );
}

function Actors({ stream: { actors, moreActors } }: Readonly<{ stream: HistoryStream }>) {
  return (
    <>
      {actors.map((actor, index) => (
        <Fragment key={`${actor.kind} ${actor.id}`}>
          {index > 0 && ', '}
          <ActorName actor={actor} />
        </Fragment>
      ))}
      {moreActors > 0 && (
        <>
          {' '}
          <Trans>und {moreActors} weitere</Trans>
        </>
      )}
    </>
  );
}
