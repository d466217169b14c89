import { useState } from 'react';
import { useUnloadGuard } from '../../lib/leave-guards.ts';

// Of this window only: what somebody has begun to write is nobody else's on a shared device.
const drafts = new Map<string, unknown>();

export const clearDraft = (elementId: string): void => void drafts.delete(elementId);

/** Input that was not handed in yet. It is still there when the person comes back to the element. */
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
