import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { type Interval, intervals } from '#domain/kernel/billing.ts';
import { type Currency, currencies } from '#domain/kernel/money.ts';
import { productCommands, productList } from '#domain/products/contract/calls.ts';
import { type PlanRow, planCommands, planList } from '#domain/products/contract/plans.ts';
import { ActionDialog } from '../administration/for-others.ts';
import { query, send } from '../lib/api.ts';
import { PlanPreview } from '../subscriptions/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Select } from '../ui/select.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { draftOf, newDraft, type PlanDraft, sentPlan } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { stateTones, usePlanWords } from './plan-words.ts';

/** One plan or a new one: the form on the left, the buyer's view on the right. */
export function PlanPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(query(planList, {}));
  const plan = data?.find((one) => one.id === id);
  const isNew = id === 'new';
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <>
      <PageTitle>{plan?.name ?? t`Neuer Tarif`}</PageTitle>
      <PageHeader
        above={
          <Link href="/admin/products" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-4" />
            <Trans>Alle Tarife</Trans>
          </Link>
        }
        title={plan?.name ?? (isNew ? <Trans>Neuer Tarif</Trans> : <Trans>Diesen Tarif gibt es nicht mehr</Trans>)}
        below={plan && <State plan={plan} />}
        actions={plan && <PlanActions plan={plan} />}
      />
      {(plan || isNew) && <Editor key={id} plan={plan} />}
    </>
  );
}

function State({ plan }: Readonly<{ plan: PlanRow }>) {
  const { audiences, states } = usePlanWords();
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <Chip tone={stateTones[plan.state]}>{states[plan.state]}</Chip>
      {audiences[plan.audience]} · <PlanUsage usage={plan.usage} />
    </span>
  );
}

function useSaved() {
  const queries = useQueryClient();
  return () => Promise.all([planList, productList].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
}

function Editor({ plan }: Readonly<{ plan: PlanRow | undefined }>) {
  const [, navigate] = useLocation();
  const saved = useSaved();
  const save = useMutation({
    mutationFn: (draft: PlanDraft) =>
      plan
        ? send(productCommands.UpdateProduct, { id: plan.id, ...sentPlan(draft) })
        : send(productCommands.CreateProduct, { ...sentPlan(draft), audience: draft.audience }),
    onSuccess: async ({ id }) => {
      await saved();
      showSnackbar(plan ? msg`Der Tarif ist gespeichert.` : msg`Der Entwurf ist angelegt.`);
      if (!plan) navigate(`/admin/products/${id}`, { replace: true });
    },
  });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid gap-3">
        {plan && plan.usage.people + plan.usage.companies > 0 && (
          <p className="rounded-lg bg-near-wash px-5 py-3 text-sm">
            <Trans>
              Diesen Tarif haben: <PlanUsage usage={plan.usage} />. Sie behalten, was vereinbart ist; Änderungen gelten
              für neue Käufe.
            </Trans>
          </p>
        )}
        <PlanForm
          before={plan ? draftOf(plan) : newDraft}
          isNew={!plan}
          busy={save.isPending}
          error={save.error}
          save={(draft) => save.mutate(draft)}
        />
      </div>
      {plan && <Preview id={plan.id} />}
    </div>
  );
}

function Preview({ id }: Readonly<{ id: string }>) {
  const { t } = useLingui();
  const words = usePlanWords();
  const [interval, setInterval] = useState<Interval>('month');
  const [currency, setCurrency] = useState<Currency>('EUR');
  return (
    <section className="grid gap-3" aria-labelledby="preview">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview" className="text-md">
          <Trans>So sehen Käufer den Tarif</Trans>
        </h2>
        <span className="flex gap-2">
          <Select
            aria-label={t`Zahlweise`}
            value={interval}
            onChange={({ target }) => setInterval(target.value as Interval)}
          >
            {intervals.map((one) => (
              <option key={one} value={one}>
                {words.intervals[one]}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t`Währung`}
            value={currency}
            onChange={({ target }) => setCurrency(target.value as Currency)}
          >
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </span>
      </div>
      <PlanPreview id={id} interval={interval} currency={currency} />
      <p className="text-xs text-ink-faint">
        <Trans>Gezeigt wird, was gespeichert ist.</Trans>
      </p>
    </section>
  );
}

function PlanActions({ plan: { id, name, state, prices } }: Readonly<{ plan: PlanRow }>) {
  const [, navigate] = useLocation();
  const saved = useSaved();
  const [asked, setAsked] = useState<'sell' | 'stop' | 'remove'>();
  const setActive = async (active: boolean) => {
    await send(productCommands.UpdateProduct, { id, active });
    await saved();
  };
  const onClose = () => setAsked(undefined);
  const isOnSale = state === 'on_sale' || state === 'waiting';
  return (
    <>
      {isOnSale ? (
        <Button onClick={() => setAsked('stop')}>
          <Trans>Aus dem Verkauf nehmen …</Trans>
        </Button>
      ) : (
        <Button disabled={prices.length === 0} onClick={() => setAsked('sell')}>
          <Trans>In den Verkauf geben …</Trans>
        </Button>
      )}
      {state === 'draft' && (
        <Button look="quiet" onClick={() => setAsked('remove')}>
          <Trans>Entwurf löschen …</Trans>
        </Button>
      )}
      {asked === 'sell' && (
        <ActionDialog
          title={<Trans>„{name}“ in den Verkauf geben?</Trans>}
          description={<Trans>Der Tarif steht dann auf der Preisseite, sobald der Zahlungsdienst ihn hat.</Trans>}
          confirm={<Trans>In den Verkauf geben</Trans>}
          reason="none"
          run={() => setActive(true)}
          onClose={onClose}
        />
      )}
      {asked === 'stop' && (
        <ActionDialog
          title={<Trans>„{name}“ aus dem Verkauf nehmen?</Trans>}
          description={<Trans>Niemand kann ihn mehr kaufen. Wer ihn hat, behält ihn und zahlt weiter.</Trans>}
          confirm={<Trans>Aus dem Verkauf nehmen</Trans>}
          reason="none"
          run={() => setActive(false)}
          onClose={onClose}
        />
      )}
      {asked === 'remove' && (
        <ActionDialog
          title={<Trans>Entwurf „{name}“ löschen?</Trans>}
          description={<Trans>Er war nie im Verkauf, niemand hat ihn. Im Verlauf bleibt er stehen.</Trans>}
          confirm={<Trans>Löschen</Trans>}
          look="danger"
          reason="none"
          run={async () => {
            await send(planCommands.RemoveProduct, { id });
            await saved();
            navigate('/admin/products');
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
