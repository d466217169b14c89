import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw } from 'lucide-react';
import type * as z from 'zod/mini';
import { productCommands, productDrift } from '#domain/products/contract/calls.ts';
import { query, send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** Compares the plans with the payment provider on request. A click publishes the plan again if it differs there. */
export function DriftCard() {
  const drift = useQuery({ ...query(productDrift, {}), enabled: false, retry: false });
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-md">
            <Trans>Abgleich mit dem Zahlungsdienst</Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>Zeigt, was er anders hat als diese Tarife. Es ändert nichts.</Trans>
          </p>
        </div>
        <Button busy={drift.isFetching} onClick={() => void drift.refetch()}>
          <RefreshCw aria-hidden="true" />
          <Trans>Jetzt abgleichen</Trans>
        </Button>
      </div>
      {drift.isError && !drift.isFetching && <ErrorState error={drift.error} retry={() => void drift.refetch()} />}
      {drift.data?.length === 0 && (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden="true" className="size-5 text-good" />
          <Trans>Alles ist gleich.</Trans>
        </p>
      )}
      {drift.data && drift.data.length > 0 && (
        <ul className="grid gap-4">
          {drift.data.map((one) => (
            <Difference key={`${one.id} ${one.name}`} {...one} published={() => void drift.refetch()} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type DifferenceProps = z.output<typeof productDrift.answer>[number] & Readonly<{ published: () => void }>;

function Difference({ id, name, differences, published }: DifferenceProps) {
  const { i18n, t } = useLingui();
  const publish = useMutation({
    mutationFn: (planId: string) => send(productCommands.PublishProduct, { id: planId }),
    onSuccess: published,
  });
  const words: Readonly<Record<string, string>> = { product: t`Tarif`, name: t`Name`, active: t`Im Verkauf` };
  return (
    <li className="grid gap-2 rounded-md border border-line p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <strong className="font-[600] wrap-anywhere">{name}</strong>
        {id ? (
          <Button busy={publish.isPending} onClick={() => publish.mutate(id)}>
            <Trans>Neu veröffentlichen</Trans>
          </Button>
        ) : (
          <span className="text-ink-soft">
            <Trans>Nur beim Zahlungsdienst. Bitte dort abschalten.</Trans>
          </span>
        )}
      </div>
      <table className="w-full text-left text-xs">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1 font-[550]">{t`Angabe`}</th>
            <th scope="col" className="py-1 font-[550]">{t`hier`}</th>
            <th scope="col" className="py-1 font-[550]">{t`beim Zahlungsdienst`}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, ours, theirs }) => (
            <tr key={field}>
              <th scope="row" className="py-1 font-normal">
                {words[field] ?? field}
              </th>
              <td className="py-1">{ours ?? '–'}</td>
              <td className="py-1">{theirs ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {publish.isError && <Alert>{i18n._(errorMessage(publish.error))}</Alert>}
    </li>
  );
}
