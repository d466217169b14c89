import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { store, stored } from '../lib/stored.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import type { DenseColumn } from './dense-table.tsx';
import { Popover } from './popover.tsx';

/** Columns of a table that this device hides. */
export function useHiddenColumns(table: string, byDefault: readonly string[] = []) {
  const key = `rostra_columns_${table}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => stored(key)?.split(',').filter(Boolean) ?? byDefault);
  const show = (id: string, on: boolean) => {
    const next = on ? hidden.filter((one) => one !== id) : [...hidden, id];
    store(key, next.join(','));
    setHidden(next);
  };
  return { hidden, show };
}

type ColumnChooserProps = Readonly<{
  columns: readonly DenseColumn<never>[];
  hidden: readonly string[];
  show: (id: string, on: boolean) => void;
}>;

/** The first column always stays. */
export function ColumnChooser({ columns, hidden, show }: ColumnChooserProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [shown, all] = [columns.length - hidden.length, columns.length];
  return (
    <Popover
      label={t`Spalten`}
      open={open}
      onOpenChange={setOpen}
      className="w-60 p-4"
      trigger={
        <Button className="max-md:hidden">
          <Columns3 aria-hidden="true" />
          <Trans>Spalten</Trans>
          <span className="text-ink-faint tabular-nums">
            <Trans>
              {shown} von {all}
            </Trans>
          </span>
        </Button>
      }
    >
      <div className="grid gap-3">
        {columns.slice(1).map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={!hidden.includes(id)} onChange={(on) => show(id, on)} />
        ))}
      </div>
    </Popover>
  );
}
