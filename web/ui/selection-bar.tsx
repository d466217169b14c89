import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CheckCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type SelectionBarProps = Readonly<{
  count: number;
  /** Absent if all are selected. */
  onAll?: (() => void) | undefined;
  onClear: () => void;
  children: ReactNode;
}>;

/** Actions for all selected rows. The bar stays visible while the person scrolls. */
export function SelectionBar({ count, onAll, onClear, children }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Mit den Ausgewählten`}
      className="sticky bottom-4 z-30 flex max-md:bottom-20 flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-2"
    >
      <p aria-live="polite" className="mr-auto px-2 text-sm font-semibold tabular-nums">
        <Plural value={count} one="# ausgewählt" other="# ausgewählt" />
      </p>
      {onAll && (
        <Button look="quiet" onClick={onAll}>
          <CheckCheck aria-hidden="true" className="md:hidden" />
          <BarLabel>
            <Trans>Alle geladenen auswählen</Trans>
          </BarLabel>
        </Button>
      )}
      <Button look="quiet" className="md:order-last" onClick={onClear}>
        <X aria-hidden="true" className="md:hidden" />
        <BarLabel>
          <Trans>Auswahl aufheben</Trans>
        </BarLabel>
      </Button>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>button]:flex-1">{children}</div>
    </section>
  );
}

/** A label that only screen readers get on a phone, where the icon must do. */
export const BarLabel = ({ children }: Readonly<{ children: ReactNode }>) => (
  <span className="max-md:sr-only">{children}</span>
);
