import { Trans } from '@lingui/react/macro';
import type { KeptDataRow } from '#domain/companies/contract/calls.ts';
import { Card } from '../ui/card.tsx';
import { useKeptDataWords } from './use-kept-data-words.ts';

/** On a phone each row is a block that repeats the column names. */
export function KeptDataTable({ rows }: Readonly<{ rows: readonly KeptDataRow[] }>) {
  const { heads, inWords } = useKeptDataWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="kept">
      <h2 id="kept" className="text-lg">
        <Trans>Alle Daten über Menschen</Trans>
      </h2>
      <Card>
        <table className="w-full text-left text-sm max-md:block">
          <thead className="text-ink-soft max-md:sr-only">
            <tr className="border-b border-line">
              {heads.map((head) => (
                <th key={head} scope="col" className="px-5 py-3 font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <Row key={row.data} heads={heads} {...inWords(row)} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

type RowProps = ReturnType<ReturnType<typeof useKeptDataWords>['inWords']> &
  Readonly<{ heads: readonly [string, string, string, string] }>;

function Row({ heads, data, ...cells }: RowProps) {
  return (
    <tr className="border-b border-line align-top last:border-0 max-md:grid max-md:gap-1.5 max-md:px-5 max-md:py-4">
      <th scope="row" className="w-[34%] px-5 py-3 font-[550] max-md:w-auto max-md:p-0 max-md:pb-0.5">
        {data}
      </th>
      {[cells.purpose, cells.readers, cells.until].map((text, column) => (
        <td key={heads[column + 1]} className="px-5 py-3 text-ink-soft max-md:p-0">
          <span className="hidden text-ink max-md:inline">{heads[column + 1]}: </span>
          {text}
        </td>
      ))}
    </tr>
  );
}
