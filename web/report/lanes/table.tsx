import type { ReactNode } from 'react';

type TableProps<Column extends string> = Readonly<{
  caption: ReactNode;
  heads: Readonly<Record<Column, ReactNode>>;
  rows: readonly Readonly<Record<NoInfer<Column>, ReactNode> & { key: number }>[];
}>;

const cell = 'border-b border-line py-1.5 pr-4';

export function Table<Column extends string>({ caption, heads, rows }: TableProps<Column>) {
  const columns = Object.keys(heads) as Column[];
  return (
    <table className="w-full max-w-[520px] text-left tabular-nums">
      <caption className="pb-1 text-left text-xs text-ink-faint">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-[550]`}>
              {heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((column) => (
              <td key={column} className={cell}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
