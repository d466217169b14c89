import { Plural, Trans } from '@lingui/react/macro';
import { UserSearch } from 'lucide-react';
import { Link } from 'wouter';
import type { Deed } from '#domain/history/contract/deeds.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Chip } from '../ui/chip.tsx';
import { useDeedSentence } from './deed-sentence.ts';
import { CategoryName, StreamTitle } from './stream-title.tsx';

/** The sentence links to the stream that the deed changed; details are folded below. */
export function DeedRow({ deed }: Readonly<{ deed: Deed }>) {
  const { exactTime } = useFormats();
  const sentence = useDeedSentence()(deed);
  const { stream, about, events, streams, actor } = deed;
  return (
    <li className="grid gap-1.5 border-t border-line px-5 py-3.5 first:border-t-0 max-md:px-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1 max-md:grid-cols-1">
        <h2 className="text-md font-[550] wrap-anywhere">
          <Link href={`/audit/streams/${stream.stream}`} className="text-ink no-underline hover:underline">
            {sentence}
          </Link>
        </h2>
        <time dateTime={deed.at} className="text-xs leading-6 whitespace-nowrap text-ink-soft tabular-nums">
          {exactTime(deed.at)}
        </time>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint">
        <Chip>
          <CategoryName category={stream.category} />
        </Chip>
        {(events > 1 || about.length > 0) && (
          <details className="min-w-0 flex-1 open:basis-full print:hidden">
            <summary className="w-fit rounded-sm py-0.5 max-md:py-3">
              <Plural value={events} one="ein Ereignis" other="# Ereignisse" />
              {streams > 1 && (
                <>
                  {' '}
                  <Trans>in {streams} Vorgängen</Trans>
                </>
              )}
            </summary>
            <ul className="grid gap-0.5 py-1.5 text-sm">
              {[stream, ...about].map((one) => (
                <li key={one.stream} className="flex flex-wrap items-center gap-x-2">
                  <Link href={`/audit/streams/${one.stream}`} className="py-0.5 text-primary underline wrap-anywhere">
                    <StreamTitle stream={one} />
                  </Link>
                  <span className="text-xs">
                    <CategoryName category={one.category} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
        {actor.kind === 'user' && (
          <Link
            href={`/audit?actor=${actor.id}`}
            className="ml-auto inline-flex min-h-6 items-center gap-1 text-ink-soft no-underline hover:text-ink hover:underline max-md:min-h-touch print:hidden"
          >
            <UserSearch aria-hidden="true" className="size-4" />
            <Trans>Alles von dieser Person</Trans>
          </Link>
        )}
      </div>
    </li>
  );
}
