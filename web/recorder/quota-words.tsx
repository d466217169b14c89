import { Plural, Trans } from '@lingui/react/macro';
import { useCurrentUser } from '../lib/current-user.tsx';
import { analysisClasses, quotaLeft } from '../sessions/for-others.ts';

/** How many analyses are left this month; nothing where there is no limit. */
export function QuotaWords() {
  const { quotas } = useCurrentUser();
  const left = analysisClasses.reduce((sum, one) => sum + quotaLeft(quotas.analysis, one), 0);
  if (left === Number.POSITIVE_INFINITY) return null;
  if (left === 0)
    return <Trans>Ihre Analysen in diesem Monat sind aufgebraucht. Aufnehmen und anhören können Sie trotzdem.</Trans>;
  return (
    <Plural
      value={left}
      one="Sie haben in diesem Monat noch # Analyse."
      other="Sie haben in diesem Monat noch # Analysen."
    />
  );
}
