import { Trans } from '@lingui/react/macro';
import { hasCode } from '../../../lib/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../use-error-text.ts';
import type { OrderDraft } from './use-order-draft.ts';

/** Shown at the bottom of the window while the order is unsaved. */
export function OrderBar({ draft }: Readonly<{ draft: OrderDraft }>) {
  const errorText = useErrorText();
  if (!draft.isChanged) return null;
  const isConflict = draft.isOutdated || hasCode(draft.error, 'conflict');
  return (
    <section className="appear sticky bottom-4 z-10 grid gap-3 rounded-lg border border-primary bg-surface p-4 shadow-2 max-md:bottom-[calc(80px+env(safe-area-inset-bottom))]">
      {isConflict && (
        <Alert>
          <Trans>
            Inzwischen wurde anderswo eine andere Reihenfolge gespeichert. Ihre steht noch hier: Sie können sie trotzdem
            speichern oder die andere übernehmen.
          </Trans>
        </Alert>
      )}
      {draft.error !== null && !isConflict && <Alert>{errorText(draft.error)}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          <Trans>Reihenfolge geändert</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={draft.revert}>
            {isConflict ? <Trans>Andere übernehmen</Trans> : <Trans context="order">Zurücksetzen</Trans>}
          </Button>
          <Button look="primary" busy={draft.isSaving} onClick={isConflict ? draft.saveAnyway : draft.save}>
            {isConflict ? <Trans>Meine speichern</Trans> : <Trans>Reihenfolge speichern</Trans>}
          </Button>
        </div>
      </div>
    </section>
  );
}
