import { Trans, useLingui } from '@lingui/react/macro';
import type { UserData } from '#domain/users/contract.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

type Quota = UserData['quotas']['analysis']['fast'];

/** What is left of this month, per class. A class that the person does not have is not shown. */
export function QuotaCard() {
  const { t } = useLingui();
  const { fast, relaxed } = useCurrentUser().quotas.analysis;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Analysen in diesem Monat</Trans>
      </h2>
      {fast.limit !== 0 && <QuotaLine name={t`Schnell`} quota={fast} />}
      {relaxed.limit !== 0 && <QuotaLine name={t`In Ruhe`} quota={relaxed} />}
      {fast.limit === 0 && relaxed.limit === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>Ihr Zugang enthält keine Analysen.</Trans>
        </p>
      )}
    </Card>
  );
}

function QuotaLine({ name, quota: { used, limit } }: Readonly<{ name: string; quota: Quota }>) {
  const { t } = useLingui();
  const isUnlimited = limit === -1;
  return (
    <div className="grid gap-1.5 text-sm">
      <div className="flex justify-between gap-4">
        <span className="text-ink-soft">{name}</span>
        <span className="tabular-nums">
          {isUnlimited ? (
            <Trans>{used} von ∞ verbraucht</Trans>
          ) : (
            <Trans>
              {used} von {limit} verbraucht
            </Trans>
          )}
        </span>
      </div>
      {!isUnlimited && (
        <ProgressBar
          label={t`${name}: verbrauchte Analysen`}
          value={used / limit}
          tone={used >= limit ? 'off' : 'primary'}
        />
      )}
    </div>
  );
}
