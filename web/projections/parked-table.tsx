import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ParkedStream } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';

type ParkedTableProps = Readonly<{
  caption: ReactNode;
  streams: readonly ParkedStream[];
  /** Number of parked streams, listed or not. */
  total: number;
}>;

/** The parked streams as a table. On a phone each stream is a block, so that nothing scrolls sideways. */
export function ParkedTable({ caption, streams, total }: ParkedTableProps) {
  const hidden = total - streams.length;
  return (
    <div className="grid gap-2">
      <table className="w-full table-fixed text-left text-sm max-md:block">
        <caption className="pb-2 text-left text-sm text-ink-soft max-md:block">{caption}</caption>
        <thead className="text-xs text-ink-faint max-md:sr-only">
          <tr>
            <Head className="w-[34%]">
              <Trans>Vorgang</Trans>
            </Head>
            <Head className="w-[18%]">
              <Trans>Ereignis</Trans>
            </Head>
            <Head>
              <Trans>Grund</Trans>
            </Head>
            <Head className="w-[19%]">
              <Trans>Zurückgestellt</Trans>
            </Head>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {streams.map((stream) => (
            <ParkedRow key={stream.stream} parked={stream} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="text-xs text-ink-faint">
          <Plural value={hidden} one="und # weiterer Vorgang" other="und # weitere Vorgänge" />
        </p>
      )}
    </div>
  );
}

const Head = ({ className = '', children }: Readonly<{ className?: string; children: ReactNode }>) => (
  <th scope="col" className={`border-b border-line py-1.5 pr-4 font-[550] ${className}`}>
    {children}
  </th>
);

function ParkedRow({ parked: { stream, type, error, parkedAt, events } }: Readonly<{ parked: ParkedStream }>) {
  const { t } = useLingui();
  const { exactTime } = useFormats();
  const later = events - 1;
  return (
    <tr className="group align-top max-md:block max-md:py-2 max-md:not-last:border-b max-md:not-last:border-line">
      <Cell name={t`Vorgang`}>
        <span className="font-[550]">{stream}</span>
      </Cell>
      <Cell name={t`Ereignis`}>
        {type}
        {later > 0 && (
          <span className="block text-xs text-ink-faint">
            <Plural value={later} one="und # späteres" other="und # spätere" />
          </span>
        )}
      </Cell>
      <Cell name={t`Grund`}>{error}</Cell>
      <Cell name={t`Zurückgestellt`}>
        <span className="text-ink-soft tabular-nums">{exactTime(parkedAt)}</span>
      </Cell>
    </tr>
  );
}

const Cell = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <td className="border-line py-2 pr-4 wrap-anywhere group-not-last:border-b max-md:block max-md:border-0! max-md:py-0.5">
    <span aria-hidden="true" className="text-xs text-ink-faint md:hidden">
      {name}:{' '}
    </span>
    {children}
  </td>
);
