import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lookMs } from '#domain/product/contract/timing.ts';
import { deliveryList, webhookCommands } from '#domain/webhooks/contract/calls.ts';
import { type Answer, query, send } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { kindOf } from './kind-words.ts';
import { type ShownWebhook, useWebhookChange } from './use-webhook-change.ts';

type Delivery = Answer<typeof deliveryList>[number];
type DeliveriesProps = Readonly<{ targetId: string; webhooks: readonly ShownWebhook[] }>;

/** The messages of the last 30 days with their results. */
export function Deliveries({ targetId, webhooks }: DeliveriesProps) {
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2 className="text-lg">
        <Trans>Nachrichten der letzten 30 Tage</Trans>
      </h2>
      <List targetId={targetId} webhooks={webhooks} />
    </Card>
  );
}

function List({ targetId, webhooks }: DeliveriesProps) {
  const { t } = useLingui();
  // Deliveries are not pushed, so the list polls while it is open.
  const deliveries = useQuery({ ...query(deliveryList, { targetId }), refetchInterval: lookMs.delivery });
  if (!deliveries.data) {
    if (deliveries.isError) return <ErrorState error={deliveries.error} retry={() => void deliveries.refetch()} />;
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Loading>
    );
  }
  if (deliveries.data.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Bisher ging keine Nachricht hinaus.</Trans>
      </p>
    );
  }
  const urls = new Map(webhooks.map(({ id, url }) => [id, url]));
  return (
    <ul aria-label={t`Nachrichten`} className="grid divide-y divide-line">
      {deliveries.data.map((delivery) => (
        <Row key={delivery.id} targetId={targetId} delivery={delivery} url={urls.get(delivery.webhookId)} />
      ))}
    </ul>
  );
}

type RowProps = Readonly<{ targetId: string; delivery: Delivery; url: string | undefined }>;

function Row({ targetId, delivery, url }: RowProps) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const { id, kind, state, status, fault, attempts, at } = delivery;
  const again = useWebhookChange(() => send(webhookCommands.ResendDelivery, { targetId, id }));
  const answer = status ?? fault;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[550]">
          {i18n._(kindOf(kind))}
          {state === 'delivered' && (
            <Chip tone="good">
              <Trans>angekommen</Trans>
            </Chip>
          )}
          {state === 'waiting' && (
            <Chip tone="near">
              <Trans>wird versucht</Trans>
            </Chip>
          )}
          {state === 'failed' && (
            <Chip tone="off">
              <Trans>nicht angekommen</Trans>
            </Chip>
          )}
        </p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {dateTime(at)} · <Trans>Antwort {answer}</Trans> · <Trans>Versuche: {attempts}</Trans>
          {url && ` · ${url}`}
        </p>
      </div>
      {state !== 'waiting' && (
        <Button busy={again.isPending} onClick={() => again.mutate()}>
          <Trans>Noch einmal senden</Trans>
        </Button>
      )}
    </li>
  );
}
