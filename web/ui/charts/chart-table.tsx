import type { ReactNode } from 'react';

type ChartTableProps = Readonly<{
  head: readonly ReactNode[];
  rows: readonly Readonly<{ key: string; cells: readonly ReactNode[] }>[];
}>;

/** The first cell of a row is its heading. */
export function ChartTable({ head, rows }: ChartTableProps) {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <thead>
        <tr>
          {head.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
            <th key={index} scope="col" className="sticky top-0 bg-surface px-3 py-2 font-[550]">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="px-3 py-2 font-normal wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
              <td key={index} className="px-3 py-2 whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
