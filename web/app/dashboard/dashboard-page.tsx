import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { sessionList } from '#domain/sessions/contract.ts';
import type { SessionRow } from '#domain/sessions/report.ts';
import type { UserData } from '#domain/users/contract.ts';
import { query } from '../../lib/api.ts';
import { useCurrentUser, usePermitsAny } from '../../lib/current-user.tsx';
import { useIsLive } from '../../lib/live-state.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { permissionsFor } from '../permissions-for.ts';
import { Greeting } from './greeting.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { NextStepCard, NextStepSkeleton } from './next-step-card.tsx';
import { OpenPages } from './open-pages.tsx';
import { QuotaCard } from './quota-card.tsx';
import { RecentTalks } from './recent-talks.tsx';

const pollMs = 15_000;
const shown = 4;

export function DashboardPage() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const hasTalks = usePermitsAny(...permissionsFor.sessions);
  const isLive = useIsLive();
  const talks = useQuery({
    ...query(sessionList, { limit: shown }),
    enabled: hasTalks,
    refetchInterval: isLive ? false : pollMs,
  });
  return (
    <>
      <PageTitle>{t`Übersicht`}</PageTitle>
      <PageHeader title={<Greeting name={user.firstName} />} below={hasTalks && <LastTalk talk={talks.data?.[0]} />} />
      {hasTalks ? <Talks talks={talks} quotas={user.quotas} /> : <OpenPages />}
    </>
  );
}

type TalksProps = Readonly<{ talks: UseQueryResult<readonly SessionRow[]>; quotas: UserData['quotas'] }>;

function Talks({ talks, quotas }: TalksProps) {
  return (
    <div className="grid gap-6">
      {talks.isSuccess && <NextStepCard newest={talks.data[0]} />}
      {talks.isPending && <NextStepSkeleton />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <RecentTalks talks={talks} />
        <div className="grid gap-6">
          <QuotaCard quotas={quotas} />
          <MeasuresCard />
        </div>
      </div>
    </div>
  );
}

function LastTalk({ talk }: Readonly<{ talk: SessionRow | undefined }>) {
  const formats = useFormats();
  if (!talk) return <Trans>Hier sehen Sie, wo Sie stehen, und was der nächste Schritt ist.</Trans>;
  const when = formats.dateTime(talk.recordingDate);
  return <Trans>Ihr letzter Vortrag: {when}</Trans>;
}
