import { Trans, useLingui } from '@lingui/react/macro';
import type { UserData } from '#domain/users/contract.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { quotaTotal } from './quota-total.ts';

/** How many analyses of this month are used, both classes together. */
export function QuotaBar({ quotas }: Readonly<{ quotas: UserData['quotas'] }>) {
  const { t } = useLingui();
  const { used, limit } = quotaTotal(quotas.analysis);
  return (
    <div className="mr-2 w-[132px] text-xs text-ink-faint max-md:hidden">
      <div className="flex justify-between gap-2 pb-1">
        <Trans>Analysen</Trans>
        <b className="text-ink tabular-nums">
          {used} / {limit ?? '∞'}
        </b>
      </div>
      {limit !== null && (
        <ProgressBar
          label={t`Verbrauchte Analysen in diesem Monat`}
          value={limit === 0 ? 1 : used / limit}
          tone={used >= limit ? 'off' : 'primary'}
        />
      )}
    </div>
  );
}
