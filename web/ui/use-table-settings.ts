import { useMemo, useState } from 'react';
import { store, stored } from '../lib/stored.ts';

type Defaults = Readonly<{ hidden?: readonly string[]; order?: string; filter?: string }>;

/** A person's settings of a table: hidden columns, order and filter. This device remembers them until sign-out. */
export function useTableSettings(table: string, { hidden = [], order = '', filter = '' }: Defaults = {}) {
  const [hiddenNow, setHidden] = useStored(`rostra_columns_${table}`, hidden.join(','));
  const [orderNow, setOrder] = useStored(`rostra_order_${table}`, order);
  const [filterNow, setFilter] = useStored(`rostra_filter_${table}`, filter);
  const ids = useMemo(() => hiddenNow.split(',').filter(Boolean), [hiddenNow]);
  const show = (id: string, on: boolean) => setHidden((on ? ids.filter((one) => one !== id) : [...ids, id]).join(','));
  return { hidden: ids, show, order: orderNow, setOrder, filter: filterNow, setFilter };
}

function useStored(key: string, byDefault: string) {
  const [value, setValue] = useState(() => stored(key) ?? byDefault);
  const set = (next: string) => {
    store(key, next);
    setValue(next);
  };
  return [value, set] as const;
}
