import { useState } from 'react';
import { useUnloadGuard } from '../../lib/leave-guards.ts';

// In memory only: on a shared device, nobody else reads an unfinished draft.
const drafts = new Map<string, unknown>();

export const clearDraft = (elementId: string): void => void drafts.delete(elementId);

/** Input that was not submitted yet. It is kept while the person visits other elements. */
export function useDraft<Value>(elementId: string, initial: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (drafts.get(elementId) as Value | undefined) ?? initial);
  useUnloadGuard(drafts.has(elementId));
  return [
    value,
    (next) => {
      drafts.set(elementId, next);
      setValue(next);
    },
  ];
}
