import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TableComparison } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';

/** Each serving table compared with one that is built from the first event. */
export function Comparisons({ tables }: Readonly<{ tables: readonly TableComparison[] }>) {
  const { t } = useLingui();
  const differing = tables.filter((table) => table.differing.length > 0);
  const rows = tables.reduce((sum, { servedRows }) => sum + servedRows, 0);
  if (differing.length === 0) {
    return (
      <Plural
        value={rows}
        _0="Alles gleich: Es gibt noch keine Zeilen."
        one="Alles gleich: # Zeile ist so, wie das Protokoll sie ergibt."
        other="Alles gleich: # Zeilen sind so, wie das Protokoll sie ergibt."
      />
    );
  }
  return (
    <div className="grid gap-1.5">
      <p>
        <Trans>Nicht alles ist so, wie das Protokoll es ergibt. Ein Neuaufbau bringt es in Ordnung.</Trans>
      </p>
      <table className="w-full text-left">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-4 font-[550]">{t`Tabelle`}</th>
            <th scope="col" className="py-1 pr-4 font-[550]">{t`Zeilen jetzt`}</th>
            <th scope="col" className="py-1 pr-4 font-[550]">{t`aus dem Protokoll`}</th>
            <th scope="col" className="py-1 font-[550]">{t`Anders sind zuerst`}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((table) => (
            <Difference key={table.table} table={table} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Difference({ table: { table, servedRows, builtRows, differing } }: Readonly<{ table: TableComparison }>) {
  const { whole } = useFormats();
  return (
    <tr>
      <th scope="row" className="py-1 pr-4 align-top wrap-anywhere">
        {table}
      </th>
      <td className="py-1 pr-4 align-top tabular-nums">{whole(servedRows)}</td>
      <td className="py-1 pr-4 align-top tabular-nums">{whole(builtRows)}</td>
      <td className="py-1 align-top wrap-anywhere text-ink-soft">{differing.join(', ')}</td>
    </tr>
  );
}
