import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { type Declaration, declarationList } from '#domain/subscriptions/contract/declarations.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { DeclarationRow } from './declaration-row.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';

type Show = 'open' | 'closed';
type Chosen = Readonly<{ action: 'accept' | 'dismiss'; declaration: Declaration }>;

/** Cancellations and withdrawals of people who were not signed in. The open ones are shown at first. */
export function DeclarationsPage() {
  const { t } = useLingui();
  const [show, setShow] = useState<Show>('open');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const content = <DeclarationRows show={show} onChoose={setChosen} />;
  const close = () => setChosen(null);
  return (
    <div className="mx-auto max-w-[52rem]">
      <PageHeader title={<Trans>Kündigungen und Widerrufe</Trans>} />
      <p className="-mt-3 mb-5 max-w-[62ch] text-pretty text-ink-soft">
        <Trans>
          Wer nicht angemeldet ist, bestätigt über den Link in der E-Mail an das Konto. Was niemand bestätigt oder was
          einen Grund nennt, wartet hier auf Sie. Es gilt immer der Zeitpunkt des Eingangs.
        </Trans>
      </p>
      <Tabs
        label={t`Kündigungen und Widerrufe`}
        value={show}
        onChange={(value) => setShow(value as Show)}
        tabs={[
          { value: 'open', label: <Trans>Offen</Trans>, content },
          { value: 'closed', label: <Trans>Erledigt</Trans>, content },
        ]}
      />
      {chosen?.action === 'accept' && <AcceptDialog declaration={chosen.declaration} onClose={close} />}
      {chosen?.action === 'dismiss' && <DismissDialog declaration={chosen.declaration} onClose={close} />}
    </div>
  );
}

function DeclarationRows({ show, onChoose }: Readonly<{ show: Show; onChoose: (chosen: Chosen) => void }>) {
  const { data, error, refetch } = useQuery(query(declarationList, { show }));
  if (error && !data)
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <Card>
        {show === 'open' ? (
          <EmptyState
            icon={FileCheck2}
            title={<Trans>Nichts wartet auf Sie</Trans>}
            text={
              <Trans>
                Hier steht, was ohne Anmeldung eingegangen ist und noch niemand bestätigt oder bearbeitet hat.
              </Trans>
            }
          />
        ) : (
          <EmptyState
            icon={FileCheck2}
            title={<Trans>Noch nichts erledigt</Trans>}
            text={<Trans>Hier stehen die letzten hundert, die ausgeführt oder abgelegt sind.</Trans>}
          />
        )}
      </Card>
    );
  return (
    <ul className="grid gap-3">
      {data.map((declaration) => (
        <DeclarationRow
          key={declaration.id}
          declaration={declaration}
          onAccept={() => onChoose({ action: 'accept', declaration })}
          onDismiss={() => onChoose({ action: 'dismiss', declaration })}
        />
      ))}
    </ul>
  );
}
