import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Diff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StateAt } from '#domain/history/contract/calls.ts';
import { FieldPath } from './field-path.tsx';
import { type Compared, comparedLeaves } from './leaves.ts';
import { PlainValue } from './plain-value.tsx';

type StateTableProps = Readonly<{ shown: StateAt; onlyDifferences: boolean }>;

/** Then beside now, field by field; what differs has a mark, and not a colour alone. On a phone each field is a block. */
export function StateTable({ shown, onlyDifferences }: StateTableProps) {
  const all = comparedLeaves(shown.state, shown.now);
  const differing = all.filter(({ differs }) => differs);
  const rows = onlyDifferences ? differing : all;
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm text-ink-soft" aria-live="polite">
        {differing.length === 0 ? (
          <Trans>Seitdem hat sich nichts geändert.</Trans>
        ) : (
          <Plural
            value={differing.length}
            one="Seitdem hat sich # Angabe geändert."
            other="Seitdem haben sich # Angaben geändert."
          />
        )}
      </p>
      {rows.length > 0 && (
        <table className="w-full table-fixed text-left text-sm max-md:block">
          <thead className="text-xs text-ink-faint max-md:sr-only">
            <tr>
              <Head className="w-[32%]">
                <Trans>Angabe</Trans>
              </Head>
              <Head>
                <Trans>Damals</Trans>
              </Head>
              <Head>
                <Trans>Jetzt</Trans>
              </Head>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <Row key={row.path.join('.')} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const Head = ({ className = '', children }: Readonly<{ className?: string; children: ReactNode }>) => (
  <th scope="col" className={`border-b border-line px-2 py-1.5 font-[550] ${className}`}>
    {children}
  </th>
);

function Row({ row: { path, was, now, differs } }: Readonly<{ row: Compared }>) {
  const { t } = useLingui();
  return (
    <tr
      className={cx(
        'group align-top max-md:block max-md:py-2 max-md:not-last:border-b max-md:not-last:border-line',
        differs && 'bg-near-wash max-md:px-2',
      )}
    >
      <th
        scope="row"
        className="border-line px-2 py-2 text-left font-normal text-ink-soft wrap-anywhere group-not-last:border-b max-md:block max-md:border-0! max-md:py-0.5"
      >
        <span className="flex items-start gap-1.5">
          {differs && <Diff aria-label={t`geändert`} role="img" className="mt-0.5 size-4 text-near" />}
          <span className="min-w-0">
            <FieldPath path={path} />
          </span>
        </span>
      </th>
      <Cell name={differs ? t`Damals` : undefined} strong={differs}>
        <PlainValue value={was} path={path} />
      </Cell>
      {/* On a phone what is the same is not said twice. */}
      <Cell name={t`Jetzt`} strong={differs} className={differs ? '' : 'max-md:hidden'}>
        <PlainValue value={now} path={path} />
      </Cell>
    </tr>
  );
}

type CellProps = Readonly<{ name: string | undefined; strong: boolean; className?: string; children: ReactNode }>;

const Cell = ({ name, strong, className, children }: CellProps) => (
  <td
    className={cx(
      'border-line px-2 py-2 wrap-anywhere group-not-last:border-b max-md:block max-md:border-0! max-md:py-0.5',
      strong && 'font-[550]',
      className,
    )}
  >
    {name && (
      <span aria-hidden="true" className="text-xs font-normal text-ink-faint md:hidden">
        {name}:{' '}
      </span>
    )}
    {children}
  </td>
);
