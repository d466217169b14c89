import { useLingui } from '@lingui/react/macro';
import type { PlanRow } from '#domain/products/contract/plans.ts';

export function usePlanWords() {
  const { t } = useLingui();
  return {
    audiences: { private: t`für Einzelne`, company: t`für Firmen` } satisfies Record<PlanRow['audience'], string>,
    states: {
      draft: t`Entwurf`,
      waiting: t`wartet auf den Zahlungsdienst`,
      on_sale: t`im Verkauf`,
      off_sale: t`nicht mehr im Verkauf`,
    } satisfies Record<PlanRow['state'], string>,
    intervals: { month: t`im Monat`, year: t`im Jahr` },
  };
}

export const stateTones = {
  draft: 'neutral',
  waiting: 'near',
  on_sale: 'good',
  off_sale: 'neutral',
} as const satisfies Record<PlanRow['state'], string>;
