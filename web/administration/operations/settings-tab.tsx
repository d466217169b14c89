import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { healthReport } from '#domain/administration/contract/operations.ts';
import { query } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The settings that differ from their defaults. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(query(healthReport, {}));
  if (error)
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-48" />
      </Loading>
    );
  return (
    <div className="grid gap-4">
      <p className="max-w-reading text-sm text-ink-soft">
        <Trans>
          Hier steht nur, was vom Vorgegebenen abweicht. Geändert wird es dort, wo der Server gestartet wird; Geheimes
          bleibt verborgen.
        </Trans>
      </p>
      <Card>
        {data.settings.length === 0 ? (
          <p className="p-5 text-sm text-ink-soft">
            <Trans>Alles ist, wie es vorgegeben ist.</Trans>
          </p>
        ) : (
          <dl className="divide-y divide-line text-sm">
            {data.settings.map(({ name, value }) => (
              <div
                key={name}
                className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-4 px-5 py-2.5 max-md:grid-cols-1 max-md:gap-1"
              >
                <dt>
                  <code className="text-xs font-[600]">{name}</code>
                </dt>
                <dd className="wrap-anywhere">
                  {value === null ? (
                    <span className="text-ink-faint">
                      <Trans>gesetzt, verborgen</Trans>
                    </span>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  );
}
