import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { personCount } from '#domain/administration/contract/people.ts';
import { query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { LocalSpeechOffer } from '../speech/for-others.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ConfirmationCard, DeedSentence } from './confirmation-card.tsx';
import { MachineryAlerts } from './machinery-alerts.tsx';

/** Problems that need attention come first, then links to the other pages. */
export function OverviewPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Verwaltung</Trans>}
        below={<Trans>Was auf Sie wartet, und wie es um die Konten steht</Trans>}
      />
      <div className="grid gap-6">
        <Waiting />
        <MachineryAlerts />
        <LocalSpeechOffer />
        <Counts />
        <Decided />
      </div>
    </>
  );
}

function Waiting() {
  const { data, error, refetch } = useQuery(query(confirmationList, {}));
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const open = data.filter(({ state }) => state === 'open');
  return (
    <section className="grid gap-3" aria-labelledby="waiting">
      <h2 id="waiting">
        <Trans>Wartet auf eine Entscheidung</Trans>
      </h2>
      {open.length === 0 ? (
        <Card className="flex items-center gap-3 p-5 text-sm text-ink-soft">
          <CircleCheck aria-hidden="true" className="size-5 text-good" />
          <Trans>
            Nichts wartet. Neue Verwaltungsrollen, Löschungen und das Deaktivieren mehrerer stehen dann hier.
          </Trans>
        </Card>
      ) : (
        open.map((confirmation) => <ConfirmationCard key={confirmation.id} confirmation={confirmation} />)
      )}
    </section>
  );
}

function Counts() {
  const { t } = useLingui();
  return (
    <section className="grid gap-3" aria-labelledby="people">
      <h2 id="people">
        <Trans>Konten</Trans>
      </h2>
      <div className="grid grid-cols-4 gap-4 max-lg:grid-cols-2">
        <CountCard href="/admin/users" label={t`Personen`} filters={{}} />
        <CountCard href="/admin/users?seen=7&order=-seen" label={t`in 7 Tagen gesehen`} filters={{ seen: '7' }} />
        <CountCard
          href="/admin/users?confirmed=no"
          label={t`E-Mail-Adresse unbestätigt`}
          filters={{ confirmed: 'no' }}
        />
        <CountCard href="/admin/users?active=no" label={t`deaktiviert`} filters={{ active: 'no' }} />
      </div>
    </section>
  );
}

type CountCardProps = Readonly<{
  href: string;
  label: string;
  filters: Parameters<typeof query<typeof personCount>>[1];
}>;

function CountCard({ href, label, filters }: CountCardProps) {
  const { whole } = useFormats();
  const { data } = useQuery(query(personCount, filters));
  return (
    <Link href={href} className="rounded-lg text-ink no-underline">
      <Card className="grid gap-1 p-5 hover:bg-sunken">
        <span className="font-display text-2xl font-semibold tabular-nums">
          {data ? `${data.isMore ? '> ' : ''}${whole(data.count)}` : '…'}
        </span>
        <span className="text-sm text-ink-soft">{label}</span>
      </Card>
    </Link>
  );
}

/** Confirmations that were decided in the last week. */
function Decided() {
  const { t } = useLingui();
  const { shortDateTime } = useFormats();
  const { data = [] } = useQuery(query(confirmationList, {}));
  const decided = data.filter(({ state }) => state !== 'open');
  if (decided.length === 0) return null;
  const words = { open: '', confirmed: t`bestätigt`, declined: t`abgelehnt`, expired: t`abgelaufen` };
  return (
    <section className="grid gap-3" aria-labelledby="decided">
      <h2 id="decided">
        <Trans>In den letzten sieben Tagen entschieden</Trans>
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {decided.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm">
              <span className="min-w-0 wrap-anywhere">
                <DeedSentence confirmation={one} />
              </span>
              <span className="flex items-center gap-2 text-xs text-ink-soft">
                <Chip>{words[one.state]}</Chip>
                {one.decidedBy?.name}
                <span className="tabular-nums">{shortDateTime(one.decidedAt ?? one.expiresAt)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
