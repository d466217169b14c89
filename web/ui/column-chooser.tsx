import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Popover } from './popover.tsx';
import type { TableColumn } from './use-table-rows.ts';

type ColumnChooserProps = Readonly<{
  columns: readonly Pick<TableColumn<never>, 'id' | 'label'>[];
  hidden: readonly string[];
  show: (id: string, on: boolean) => void;
}>;

/** Chooses the shown columns; the first one always stays. */
export function ColumnChooser({ columns, hidden, show }: ColumnChooserProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const all = columns.length;
  const shown = columns.filter(({ id }) => !hidden.includes(id)).length;
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
