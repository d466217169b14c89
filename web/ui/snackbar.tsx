import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { timing } from '#domain/product/contract/timing.ts';
import { dismissSnackbar, type Snack, snackbarState } from './snackbar-state.ts';

/** Mounted once, in the shell. The region exists from the start, since screen readers announce only later changes in it. */
export function Snackbar() {
  const { snacks } = useSnapshot(snackbarState);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed print:hidden inset-x-4 bottom-6 z-50 grid justify-items-center gap-2 max-md:bottom-[calc(84px+env(safe-area-inset-bottom))]"
    >
      {snacks.map((snack) => (
        <SnackItem key={snack.id} snack={snack as Snack} />
      ))}
    </div>
  );
}

function SnackItem({ snack: { id, text, action } }: Readonly<{ snack: Snack }>) {
  const { t, i18n } = useLingui();
  const hold = useTimeLimit(id);
  const words = (message: Snack['text']) => (typeof message === 'string' ? message : i18n._(message));
  const act = () => {
    dismissSnackbar(id);
    action?.run();
  };
  return (
    <div
      {...hold}
      className="appear pointer-events-auto flex min-h-touch max-w-[560px] items-center gap-3 rounded-md bg-ink py-1.5 pr-2 pl-4 text-sm text-ground shadow-2"
    >
      <span className="py-1.5">{words(text)}</span>
      {action && (
        <button type="button" className="min-h-8 px-2 font-[650] underline underline-offset-4" onClick={act}>
          {words(action.label)}
        </button>
      )}
      <button
        type="button"
        className="grid size-8 flex-none place-items-center rounded-sm opacity-80 hover:opacity-100"
        aria-label={t`Meldung schließen`}
        onClick={() => dismissSnackbar(id)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** Removes the message after some time, but not while it has the pointer or the focus (WCAG 2.2.1). */
function useTimeLimit(id: number) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissSnackbar(id), timing.snackbarMs);
    return () => clearTimeout(timer);
  }, [held, id]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
