import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { type HealthCheck, healthReport } from '#domain/administration/contract/operations.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { query } from '../lib/api.ts';
import { usePermitsAny } from '../lib/current-user.tsx';
import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useHealthWords } from './operations/health-words.ts';

/** Problems of the installation that this person can fix. */
export function MachineryAlerts() {
  const operates = usePermitsAny(administersProjections);
  const { data, isError } = useQuery({ ...query(healthReport, {}), enabled: operates });
  if (!operates || isError) return null;
  const problems = data?.checks
    .filter(({ state }) => state === 'failed' || state === 'warning')
    .toSorted((one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'));
  return (
    <section className="grid gap-3" aria-labelledby="machinery">
      <h2 id="machinery">
        <Trans>Betrieb</Trans>
      </h2>
      {!problems ? (
        <Loading>
          <Skeleton className="h-16" />
        </Loading>
      ) : problems.length === 0 ? (
        <Card className="flex items-center gap-3 p-5 text-sm text-ink-soft">
          <CircleCheck aria-hidden="true" className="size-5 text-good" />
          <Trans>Alles läuft, nichts ist gescheitert.</Trans>
        </Card>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {problems.map((check) => (
              <Problem key={check.topic} check={check} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

/** The page on which each topic is fixed; other topics link to the health page. */
const places: Readonly<Partial<Record<HealthCheck['topic'], string>>> = {
  read_models: '/admin/projections',
  queue: '/admin/operations?tab=jobs',
  proof: '/audit',
};

function Problem({ check: { topic, state } }: Readonly<{ check: HealthCheck }>) {
  const { i18n } = useLingui();
  const { topics, states, steps } = useHealthWords();
  const isBad = state === 'failed';
  const Icon = isBad ? CircleAlert : TriangleAlert;
  const step = steps(topic, state);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-0.5 px-5 py-3 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${isBad ? 'text-off' : 'text-near'}`} />
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link href={places[topic] ?? '/admin/operations'} className="font-[600] text-ink no-underline hover:underline">
          {i18n._(topics[topic])}
        </Link>
        <span className={isBad ? 'text-off' : 'text-near'}>{i18n._(states[state])}</span>
      </span>
      {step && <span className="col-start-2 max-w-reading text-ink-soft">{i18n._(step)}</span>}
    </li>
  );
}
