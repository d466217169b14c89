import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { type WebhookTarget, webhookList } from '#domain/webhooks/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

type WebhooksProps = Readonly<{ target: WebhookTarget; targetId: string }>;

/** Webhooks and their deliveries. */
export function Webhooks({ target, targetId }: WebhooksProps) {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const webhooks = useQuery(query(webhookList, { targetId }));
  if (!webhooks.data) {
    if (webhooks.isError) return <ErrorState error={webhooks.error} retry={() => void webhooks.refetch()} />;
    return (
      <Loading>
        <Skeleton className="h-40 rounded-lg" />
      </Loading>
    );
  }
  const make = (
    <Button onClick={() => setMaking(true)}>
      <Trans>Webhook anlegen</Trans>
    </Button>
  );
  return (
    <div className="grid gap-6">
      <Card className="grid gap-4 p-6 max-md:p-5">
        {webhooks.data.length === 0 ? (
          <EmptyState
            icon={Webhook}
            title={<Trans>Noch kein Webhook</Trans>}
            text={
              <Trans>
                Ein Webhook sagt einem anderen Programm, was hier geschieht: mit Kennungen, ohne Namen und ohne Inhalte.
              </Trans>
            }
            action={make}
          />
        ) : (
          <>
            <ul aria-label={t`Webhooks`} className="grid divide-y divide-line">
              {webhooks.data.map((webhook) => (
                <WebhookRow key={webhook.id} target={target} targetId={targetId} webhook={webhook} />
              ))}
            </ul>
            <div>{make}</div>
          </>
        )}
      </Card>
      {webhooks.data.length > 0 && <Deliveries targetId={targetId} webhooks={webhooks.data} />}
      {isMaking && <WebhookDialog target={target} targetId={targetId} onClose={() => setMaking(false)} />}
    </div>
  );
}
