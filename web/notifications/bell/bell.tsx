import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell as BellIcon, BellOff, Settings } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useBell } from './use-bell.ts';

/** The number of new notifications since the bell was last opened, updated live. */
export function Bell() {
  const { t } = useLingui();
  const bell = useBell();
  const close = () => bell.setOpen(false);
  return (
    <Popover
      label={t`Benachrichtigungen`}
      open={bell.isOpen}
      onOpenChange={bell.setOpen}
      trigger={
        <Button look="quiet" size="icon" className="relative">
          <BellIcon aria-hidden="true" />
          <VisuallyHidden>
            <Trans>Benachrichtigungen</Trans>{' '}
          </VisuallyHidden>
          <Badge count={bell.news} />
        </Button>
      }
      className="flex h-[435px] max-h-[calc(100dvh-96px)] w-[500px] flex-col"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
        <h2 className="text-md">
          <Trans>Benachrichtigungen</Trans>
        </h2>
        <Button asChild look="quiet">
          <Link href="/settings/notifications" onClick={close}>
            <Settings aria-hidden="true" />
            <Trans>Auswählen</Trans>
          </Link>
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Content bell={bell} onFollow={close} />
      </div>
    </Popover>
  );
}

function Content({ bell, onFollow }: Readonly<{ bell: ReturnType<typeof useBell>; onFollow: () => void }>) {
  const { list, rows, isNew } = bell;
  if (rows.length > 0) {
    return (
      <ul className="grid divide-y divide-line">
        {rows.map((row) => (
          <NotificationRow key={row.id} row={row} isNew={isNew(row)} onFollow={onFollow} />
        ))}
      </ul>
    );
  }
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) {
    return (
      <Loading className="grid gap-3 p-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  return (
    <EmptyState
      icon={BellOff}
      title={<Trans>Noch keine Benachrichtigungen</Trans>}
      text={
        <Trans>Hier lesen Sie, wenn jemand Sie einlädt, Ihnen eine Rückmeldung gibt oder Ihr Video bewertet.</Trans>
      }
    />
  );
}

const most = 99;

function Badge({ count }: Readonly<{ count: number }>) {
  if (count === 0) return null;
  return (
    <span className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-record px-1 text-[11px] font-[650] text-record-ink tabular-nums">
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>
        <Plural value={count} one="(# neue)" other="(# neue)" />
      </VisuallyHidden>
    </span>
  );
}
