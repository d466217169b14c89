import { Plural, Trans } from '@lingui/react/macro';
import type { TableComparison } from '#domain/projections/contract.ts';
import { useFormats } from '../lib/use-formats.ts';

/** Each table as it serves beside one that is built from the first event. */
export function Comparisons({ tables }: Readonly<{ tables: readonly TableComparison[] }>) {
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
      <ul className="grid gap-1.5">
        {differing.map((table) => (
          <Difference key={table.table} table={table} />
        ))}
      </ul>
    </div>
  );
}

function Difference({ table: { table, servedRows, builtRows, differing } }: Readonly<{ table: TableComparison }>) {
  const { whole } = useFormats();
  const [served, built, keys] = [whole(servedRows), whole(builtRows), differing.join(', ')];
  return (
    <li className="wrap-anywhere">
      <Trans>
        <b>{table}</b>: Zeilen jetzt {served}, aus dem Protokoll {built}. Anders sind zuerst:
      </Trans>{' '}
      <span className="text-ink-soft">{keys}</span>
    </li>
  );
}
