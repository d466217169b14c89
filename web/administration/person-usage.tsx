import { Trans } from '@lingui/react/macro';
import type { PersonDetail } from '#domain/administration/contract/people.ts';
import { useFormats } from '../lib/use-formats.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Part } from './part.tsx';
import { quotaClasses, quotaKinds, useQuotaWords } from './quota-words.ts';

/** How much of this month's quotas is used, and the latest entries without their purpose. */
export function PersonUsage({ person: { quotas, ledger } }: Readonly<{ person: PersonDetail }>) {
  const { kinds, classes, states } = useQuotaWords();
  const { whole, shortDateTime } = useFormats();
  const lines = quotaKinds.flatMap((kind) =>
    quotaClasses.map((one) => ({ kind, one, ...quotas[kind][one] })).filter(({ limit }) => limit !== 0),
  );
  return (
    <Part title={<Trans>Kontingente in diesem Monat</Trans>}>
      <ul className="grid gap-2 text-sm">
        {lines.map(({ kind, one, limit, used }) => {
          const name = `${kinds[kind]}, ${classes[one]}`;
          const [spent, all] = [whole(used), whole(limit)];
          return (
            <li key={name} className="grid grid-cols-[1fr_80px_max-content] items-center gap-3">
              <span>{name}</span>
              {limit > 0 ? <ProgressBar label={name} value={used / limit} /> : <span />}
              <span className="text-right tabular-nums">
                {limit < 0 ? (
                  <Trans>{spent} von ∞</Trans>
                ) : (
                  <Trans>
                    {spent} von {all}
                  </Trans>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {ledger.length > 0 && (
        <details className="text-xs">
          <summary className="cursor-pointer py-1 text-sm text-primary">
            <Trans>Letzte Buchungen</Trans>
          </summary>
          <ul className="grid gap-1 pt-1">
            {ledger.map(({ id, kind, quotaClass, state, takenAt, seconds }) => (
              <li key={id} className="flex justify-between gap-3">
                <span>
                  {kinds[kind]}, {classes[quotaClass]}
                  {seconds !== null && ` (${seconds})`}
                </span>
                <span className="text-ink-soft tabular-nums">
                  {states[state]}, {shortDateTime(takenAt)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}
