import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { linkedStreams } from '#domain/history/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { CategoryName, StreamTitle } from './stream-title.tsx';

/** The other streams that the same requests changed. */
export function LinkedCard({ stream }: Readonly<{ stream: string }>) {
  const { data, isError, error, refetch } = useQuery(query(linkedStreams, { id: stream }));
  if (isError) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="linked">
      <h2 id="linked" className="text-lg">
        <Trans>Hängt zusammen mit</Trans>
      </h2>
      <Card>
        <ul>
          {data.map((linked) => (
            <li
              key={linked.stream}
              className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-5 py-3 first:border-t-0 hover:bg-sunken/50 max-md:px-4"
            >
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  href={`/audit/streams/${linked.stream}`}
                  className="text-sm text-ink no-underline wrap-anywhere after:absolute after:inset-0"
                >
                  <StreamTitle stream={linked} />
                </Link>
                <Chip>
                  <CategoryName category={linked.category} />
                </Chip>
              </span>
              <span className="text-xs text-ink-faint">
                <Plural value={linked.requests} one="durch # Anfrage" other="durch # Anfragen" />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
