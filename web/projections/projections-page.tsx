import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Database, RefreshCw, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { lookMs } from '#domain/product/contract/timing.ts';
import { everyArea, projectionList } from '#domain/projections/contract/calls.ts';
import { query } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { AreaTable } from './area-table.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

export function ProjectionsPage() {
  const list = useQuery({ ...query(projectionList, {}), refetchInterval: lookMs.work });
  const busy = list.data?.some(({ work }) => work !== null) ?? true;
  return (
    <>
      <PageHeader
        title={<Trans>Lesemodelle</Trans>}
        below={
          <span className="block max-w-reading">
            <Trans>
              Was Seiten zeigen, entsteht aus dem Protokoll aller Ereignisse. Es lässt sich jederzeit prüfen und neu
              aufbauen, ohne dass etwas verloren geht.
            </Trans>
          </span>
        }
        actions={list.data && list.data.length > 0 && <AllActions busy={busy} />}
      />
      {list.isPending && <AreasSkeleton />}
      {list.isError && !list.data && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {list.data?.length === 0 && (
        <Card>
          <EmptyState
            icon={Database}
            title={<Trans>Noch keine Lesemodelle</Trans>}
            text={<Trans>Hier stehen sie, sobald es in dieser Installation welche gibt.</Trans>}
          />
        </Card>
      )}
      {list.data && list.data.length > 0 && <AreaTable areas={list.data} />}
    </>
  );
}

function AllActions({ busy }: Readonly<{ busy: boolean }>) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const sending = useAction(everyArea);
  const verify = () =>
    sending.mutate({ action: 'verify' }, { onError: (error) => void showSnackbar(errorMessage(error)) });
  return (
    <>
      <Button disabled={busy || sending.isPending} onClick={verify}>
        <SearchCheck aria-hidden="true" />
        <Trans>Alle prüfen</Trans>
      </Button>
      <Button disabled={busy || sending.isPending} onClick={() => setAsked(true)}>
        <RefreshCw aria-hidden="true" />
        <Trans>Alle neu aufbauen</Trans>
      </Button>
      {asked && (
        <ConfirmDialog action="rebuild" name={everyArea} title={t`Alle Lesemodelle`} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

function AreasSkeleton() {
  return (
    <Loading>
      <Card className="grid gap-4 p-5">
        {['users', 'quotas', 'sessions', 'seminars', 'history'].map((area) => (
          <Skeleton key={area} className="h-9" />
        ))}
      </Card>
    </Loading>
  );
}
