import { useCallback, useState } from 'react';

/** Selected rows of a list, by id. */
export type Selection = Readonly<{ ids: ReadonlySet<string>; toggle: (ids: readonly string[], isOn: boolean) => void }>;

export function useSelected(): Selection & Readonly<{ clear: () => void }> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (changed: readonly string[], isOn: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        for (const id of changed) {
          if (isOn) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    [],
  );
  return { ids, toggle, clear: () => setIds(new Set()) };
}
