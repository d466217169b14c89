import { useEffect, useRef, useState } from 'react';
import { useUnloadGuard } from '../../lib/leave-guards.ts';

type Draft = Readonly<{
  /** As the server has it. */
  kept: string;
  /** False where it cannot be sent. */
  isGood: (text: string) => boolean;
  /** The caller shows the reason of a refusal; the typed text stays. */
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
    // Text typed in the meantime stays.
    setTyped((now) => (now === typed ? undefined : now));
  }

  const leaving = useRef(leave);
  useEffect(() => {
    leaving.current = leave;
  });
  useEffect(() => () => void leaving.current().catch(() => {}), []);

  return {
    /** It was left as something that cannot be sent. */
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
