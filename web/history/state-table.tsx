import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { ChevronRight, Diff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StateAt } from '#domain/history/contract/calls.ts';
import { FieldPath } from './field-path.tsx';
import { type Compared, comparedLeaves } from './leaves.ts';
import { PlainValue } from './plain-value.tsx';

/** Largest number of fields at which a state starts unfolded. */
const mostUnfolded = 12;

type StateTableProps = Readonly<{ shown: StateAt; onlyDifferences: boolean }>;

/**
 * The state then and now, field by field. Differences have a mark besides their colour. On a phone each field is a
 * block.
 */
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
            <Branch rows={rows} depth={0} folded={!onlyDifferences && rows.length > mostUnfolded} />
          </tbody>
        </table>
      )}
    </div>
  );
}

type BranchProps = Readonly<{ rows: readonly Compared[]; depth: number; folded: boolean }>;

/** The fields of one part of the state; parts with fields of their own are nested branches. */
function Branch({ rows, depth, folded }: BranchProps) {
  const names = [...new Set(rows.map(({ path }) => path[depth] ?? ''))];
  return names.map((name) => {
    const part = rows.filter(({ path }) => (path[depth] ?? '') === name);
    const [only] = part;
    const isLeaf = part.length === 1 && only !== undefined;
    return isLeaf ? (
      <Row key={name} row={only} />
    ) : (
      <Foldable key={`${name} ${folded}`} rows={part} depth={depth + 1} folded={folded} />
    );
  });
}

function Foldable({ rows, depth, folded }: BranchProps) {
  const [open, setOpen] = useState(!folded);
  const path = rows[0]?.path.slice(0, depth) ?? [];
  const changed = rows.filter(({ differs }) => differs).length;
  const called = rows.find((row) => row.path.length === depth + 1 && ['title', 'name'].includes(row.path[depth] ?? ''));
  const name = called && (called.now ?? called.was);
  return (
    <>
      <tr className="max-md:block">
        <th scope="rowgroup" colSpan={3} className="border-b border-line p-0 text-left font-normal max-md:block">
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="flex w-full flex-wrap items-center gap-x-2 px-2 py-2 text-left hover:bg-sunken max-md:min-h-touch"
          >
            <ChevronRight
              aria-hidden="true"
              className={cx('size-4 flex-none transition-transform', open && 'rotate-90')}
            />
            <span className="font-[550] wrap-anywhere">
              <FieldPath path={path} />
              {typeof name === 'string' && name !== '' && ` „${name}“`}
            </span>
            <span className="text-xs text-ink-faint tabular-nums">
              <Plural value={rows.length} one="# Angabe" other="# Angaben" />
            </span>
            {changed > 0 && (
              <span className="flex items-center gap-1 text-xs text-near tabular-nums">
                <Diff aria-hidden="true" className="size-3.5" />
                <Trans>{changed} geändert</Trans>
              </span>
            )}
          </button>
        </th>
      </tr>
      {open && <Branch rows={rows} depth={depth} folded={folded} />}
    </>
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
      {/* A phone shows an unchanged value once. */}
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
