import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type HealthCheck, healthReport } from '#domain/administration/contract/operations.ts';
import { timing } from '#domain/product/contract/timing.ts';
import { type Answer, query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useHealthWords } from './health-words.ts';
import { MasterKeyCard } from './master-key-card.tsx';

const icons = {
  ok: CircleCheck,
  warning: TriangleAlert,
  failed: CircleAlert,
  off: CircleMinus,
  unknown: CircleHelp,
} as const;
const colours = {
  ok: 'text-good',
  warning: 'text-near',
  failed: 'text-off',
  off: 'text-ink-faint',
  unknown: 'text-ink-faint',
};
const order: readonly HealthCheck['state'][] = ['failed', 'warning', 'unknown', 'ok', 'off'];

/** Problems first, each with its next step. */
export function HealthTab() {
  const { data, error, refetch } = useQuery({ ...query(healthReport, {}), refetchInterval: timing.pollMs });
  const { dateTime } = useFormats();
  if (error && !data)
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-96" />
      </Loading>
    );
  const checks = data.checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const problems = checks.filter(({ state }) => state === 'failed' || state === 'warning').length;
  const started = dateTime(data.startedAt);
  const versions = data.versions.map(({ name, version }) => `${name} ${version}`).join(', ');
  const roles = data.roles.join(', ');
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        <Plural
          value={problems}
          _0="Alles läuft."
          one="Um eines sollten Sie sich kümmern."
          other="Um # Dinge sollten Sie sich kümmern."
        />{' '}
        <Trans>
          Dieser Prozess läuft seit {started} ({roles}). {versions}.
        </Trans>
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {checks.map((check) => (
            <CheckRow key={check.topic} check={check}>
              {check.topic === 'backup' && data.backup && <Backup {...data.backup} />}
            </CheckRow>
          ))}
        </ul>
      </Card>
      <MasterKeyCard masterKey={data.masterKey} />
    </div>
  );
}

type CheckRowProps = Readonly<{ check: HealthCheck; children?: ReactNode }>;

function CheckRow({ check: { topic, state, what, figure }, children }: CheckRowProps) {
  const { i18n } = useLingui();
  const { topics, states, steps } = useHealthWords();
  const Icon = icons[state];
  const step = steps(topic, state);
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-1 px-5 py-3 text-sm max-md:grid-cols-[24px_minmax(0,1fr)] max-md:px-4">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${colours[state]}`} />
      <span className="grid content-start">
        <span className="font-[600]">{i18n._(topics[topic])}</span>
        <span className={state === 'ok' ? 'text-ink-soft' : colours[state]}>{i18n._(states[state])}</span>
      </span>
      <span className="grid content-start gap-1 max-md:col-start-2">
        <span className="wrap-anywhere text-ink-soft tabular-nums">
          {what}
          {what && figure && ' · '}
          {figure && <Figure {...figure} />}
        </span>
        {children}
        {step && <span className="max-w-reading">{i18n._(step)}</span>}
      </span>
    </li>
  );
}

type BackupProps = NonNullable<Answer<typeof healthReport>['backup']>;

function Backup({ madeAt, restoredAt }: BackupProps) {
  const { dateTime } = useFormats();
  return (
    <span className="text-ink-soft">
      <Trans>Zuletzt am {dateTime(madeAt)} gesichert.</Trans>{' '}
      {restoredAt ? (
        <Trans>Zur Probe zurückgespielt am {dateTime(restoredAt)}.</Trans>
      ) : (
        <Trans>Noch nie zur Probe zurückgespielt.</Trans>
      )}
    </span>
  );
}

function Figure({ kind, value }: NonNullable<HealthCheck['figure']>) {
  const { whole, size } = useFormats();
  switch (kind) {
    case 'bytes': {
      const used = size(value);
      return <Trans>{used} belegt</Trans>;
    }
    case 'bytes_free': {
      const free = size(value);
      return <Trans>{free} frei</Trans>;
    }
    case 'days':
      return <Plural value={value} one="Zertifikat gilt noch einen Tag" other="Zertifikat gilt noch # Tage" />;
    case 'events': {
      const count = whole(value);
      return <Trans>{count} Ereignisse</Trans>;
    }
    case 'count':
      return whole(value);
  }
}
