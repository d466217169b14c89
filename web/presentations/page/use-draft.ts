import { useEffect, useRef, useState } from 'react';
import { useUnloadGuard } from '../../lib/leave-guards.ts';

type Draft = Readonly<{
  /** The value on the server. */
  kept: string;
  /** False for text that must not be sent. */
  isGood: (text: string) => boolean;
  /** Rejects if the server refuses: the caller shows the reason, the typed text stays. */
  save: (text: string) => Promise<unknown>;
}>;

/** The typed text of a field that is saved when the field or its page is left. */
export function useDraft({ kept, isGood, save }: Draft) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isUnsaved = typed !== undefined && typed.trim() !== kept;
  useUnloadGuard(isUnsaved);

  async function leave() {
    setLeft(true);
    if (typed === undefined || !isGood(typed)) return;
    if (isUnsaved) await save(typed.trim());
    // Text typed while saving stays.
    setTyped((now) => (now === typed ? undefined : now));
  }

  const leaving = useRef(leave);
  useEffect(() => {
    leaving.current = leave;
  });
  useEffect(() => () => void leaving.current().catch(() => {}), []);

  return {
    /** Whether the field was left with text that must not be sent. */
    isRefused: isLeft && typed !== undefined && !isGood(typed),
    field: {
      value: typed ?? kept,
      onChange: ({ target }: Readonly<{ target: Readonly<{ value: string }> }>) => {
        setLeft(false);
        setTyped(target.value);
      },
      onBlur: () => void leave().catch(() => {}),
    },
  };
}
