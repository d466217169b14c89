import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { Link, Redirect, useParams } from 'wouter';
import { seminarList } from '#domain/seminars/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { dashboardAddress } from './path.ts';
import { PathSkeleton } from './path-skeleton.tsx';
import { SeminarRoom } from './seminar-room.tsx';

export function SeminarDashboardPage() {
  const { id } = useParams();
  return id ? <SeminarRoom key={id} id={id} /> : <FirstSeminar />;
}

/** Without an id in the address: opens the newest seminar that the person takes part in, or else one that they own. */
function FirstSeminar() {
  const { t } = useLingui();
  const list = useQuery(query(seminarList, {}));
  const seminars = list.data ?? [];
  const first = seminars.find(({ isOwner }) => !isOwner) ?? seminars[0];
  if (first) return <Redirect to={dashboardAddress(first.id)} replace />;
  return (
    <>
      <PageTitle>{t`Seminar`}</PageTitle>
      {list.isPending && <PathSkeleton />}
      {list.isError && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {list.isSuccess && <NoSeminar />}
    </>
  );
}

const NoSeminar = () => (
  <Card>
    <EmptyState
      icon={GraduationCap}
      title={<Trans>Noch kein Seminar</Trans>}
      text={
        <Trans>
          Sobald Sie eine Einladung annehmen, steht hier Ihr Weg durch das Seminar. Einladungen kommen per Mail, und Sie
          finden sie auch auf der Übersicht.
        </Trans>
      }
      action={
        <Button asChild look="primary">
          <Link href="/dashboard">
            <Trans>Zur Übersicht</Trans>
          </Link>
        </Button>
      }
    />
  </Card>
);
