import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Meeting, meetingList } from '#domain/meetings/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Fold } from '../ui/fold.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MeetingItem } from './meeting-item.tsx';

/** Coming meetings come first; past ones are folded. */
export function MeetingsPage() {
  const list = useQuery(query(meetingList, {}));
  const [plans, setPlans] = useState(false);
  const plan = (
    <Button look="primary" size="large" onClick={() => setPlans(true)}>
      <Plus aria-hidden="true" />
      <Trans>Treffen planen</Trans>
    </Button>
  );
  const isEmpty = list.data?.length === 0;
  return (
    <>
      <PageHeader title={<Trans>Treffen</Trans>} actions={isEmpty ? undefined : plan} />
      <div className="grid gap-6">
        {list.isPending && (
          <Loading>
            <Card className="grid gap-4 p-5">
              <Skeleton className="h-14" />
              <Skeleton className="h-14" />
            </Card>
          </Loading>
        )}
        {list.isError && !list.data && (
          <Card>
            <ErrorState error={list.error} retry={() => void list.refetch()} />
          </Card>
        )}
        {isEmpty && (
          <Card>
            <EmptyState
              icon={CalendarDays}
              title={<Trans>Noch kein Treffen</Trans>}
              text={<Trans>Laden Sie andere zu einer Probe ein. Alle bekommen den Termin für ihren Kalender.</Trans>}
              action={plan}
            />
          </Card>
        )}
        {list.data && !isEmpty && <Lists meetings={list.data} />}
        {list.data && <CalendarCard />}
      </div>
      {plans && <MeetingDialog onClose={() => setPlans(false)} />}
    </>
  );
}

function Lists({ meetings }: Readonly<{ meetings: readonly Meeting[] }>) {
  const now = new Date().toISOString();
  const [coming, past] = [meetings.filter(({ end }) => end > now), meetings.filter(({ end }) => end <= now)];
  return (
    <>
      <Card>
        {coming.length === 0 ? (
          <p className="p-5 text-ink-soft">
            <Trans>Zurzeit ist kein Treffen geplant.</Trans>
          </p>
        ) : (
          <ul>
            {coming.map((meeting) => (
              <MeetingItem key={meeting.id} meeting={meeting} />
            ))}
          </ul>
        )}
      </Card>
      {past.length > 0 && (
        <Fold title={<Trans>Vergangene Treffen</Trans>}>
          <ul className="-mx-5">
            {past.toReversed().map((meeting) => (
              <MeetingItem key={meeting.id} meeting={meeting} isOver />
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
