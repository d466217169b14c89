import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Interval } from '#domain/kernel/billing.ts';
import { type ChangePreview, type Subscription, subscriptionCommands } from '#domain/subscriptions/contract/calls.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { useMoney } from '../lib/use-money.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCustomer } from './customer.tsx';
import { LicenceField } from './licence-field.tsx';
import { NextPayment, PaymentsWords } from './payments-words.tsx';

const quotaNames = {
  analysis: msg`Analysen`,
  ai_feedback: msg`Rückmeldungen vom Coach`,
  live_transcription: msg`Live-Worte`,
};

type ChangePlanDialogProps = Readonly<{
  subscription: Subscription;
  wanted: Readonly<{ productId: string; interval: Interval }>;
  onClose: () => void;
}>;

/** Shows the present cost of a change and what is lost, before it is ordered. */
export function ChangePlanDialog({ subscription, wanted: plan, onClose }: ChangePlanDialogProps) {
  const { id } = subscription;
  const customer = useCustomer();
  const [licences, setLicences] = useState(subscription.licenseCount);
  const wanted = customer.companyId ? { ...plan, licences } : plan;
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const preview = useQuery({
    queryKey: ['change-preview', id, wanted],
    queryFn: () => send(subscriptionCommands.PreviewPlanChange, { id, ...customer, ...wanted }),
    // A preview is valid only at its moment, so it is not cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const order = useMutation({
    mutationFn: ({ prorationAt, dueNow }: ChangePreview) =>
      send(subscriptionCommands.ChangePlan, { id, ...customer, ...wanted, prorationAt, dueNow }),
    onSuccess: () => {
      showSnackbar(t`Der Wechsel ist unterwegs. Das dauert wenige Sekunden.`);
      navigate(customer.companyId ? `/company/purchase?company=${customer.companyId}` : '/settings/subscription');
    },
  });
  const error = preview.error ?? order.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={preview.data ? <Title {...preview.data} /> : <Trans>Tarif wechseln</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button
            look="primary"
            busy={order.isPending}
            disabled={!preview.data}
            onClick={() => preview.data && order.mutate(preview.data)}
          >
            <Trans>Zahlungspflichtig wechseln</Trans>
          </Button>
        </>
      }
    >
      {customer.companyId && <LicenceField value={licences} onChange={setLicences} />}
      {preview.isPending && (
        <Loading className="grid gap-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
        </Loading>
      )}
      {preview.data && <Preview {...preview.data} />}
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
    </Dialog>
  );
}

const Title = ({ productName }: ChangePreview) => <Trans>Zu „{productName}“ wechseln</Trans>;

function Preview({ dueNow, net, vat, payments, interval, dropsCoupon, lost }: ChangePreview) {
  const { i18n } = useLingui();
  const money = useMoney();
  const smaller = lost.quotas.map((kind) => i18n._(quotaNames[kind as keyof typeof quotaNames])).join(', ');
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <Amount label={<Trans>Für die restliche Zeit, anteilig</Trans>}>{money(net)}</Amount>
        <Amount label={<Trans>Umsatzsteuer</Trans>}>{money(vat)}</Amount>
        <Amount label={<Trans>Jetzt zu zahlen</Trans>} isTotal>
          {money(dueNow)}
        </Amount>
      </dl>
      <p className="text-sm text-ink-soft">
        <Trans>
          Ab der nächsten Zahlung: <PaymentsWords payments={payments} interval={interval} />.
        </Trans>{' '}
        <NextPayment payments={payments} />
      </p>
      {dropsCoupon && (
        <p className="text-sm">
          <Trans>Ihr Gutschein gilt für diesen Tarif nicht und entfällt.</Trans>
        </p>
      )}
      {smaller && (
        <p className="text-sm">
          <Trans>
            Mit diesem Tarif wird weniger: {smaller}. Ihre Aufnahmen und Berichte bleiben Ihnen, auch wenn sie mehr
            sind.
          </Trans>
        </p>
      )}
      {lost.permissions.length > 0 && (
        <p className="text-sm">
          <Trans>Einzelne Funktionen Ihres jetzigen Tarifs gehören nicht dazu.</Trans>
        </p>
      )}
    </div>
  );
}

type AmountProps = Readonly<{ label: ReactNode; isTotal?: boolean; children: ReactNode }>;

const Amount = ({ label, isTotal = false, children }: AmountProps) => (
  <>
    <dt className={isTotal ? 'font-[600]' : 'text-ink-soft'}>{label}</dt>
    <dd className={`text-right tabular-nums ${isTotal ? 'font-[600]' : ''}`}>{children}</dd>
  </>
);
