import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type Subscription, subscriptionCommands, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { send } from '../lib/api.ts';
import { changesOf } from '../lib/changes.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCustomer } from './customer.tsx';
import { PaymentMethodButton } from './payment-method-button.tsx';

const { useChange: useSubscriptionChange } = changesOf([subscriptionDetail], { isAwaited: true });

type Props = Readonly<{ subscription: Subscription }>;
type OpenDialog = 'cancel' | 'end' | 'withdraw';

/** Buttons to change, cancel, resume or withdraw. Each dialog that ends something names the losses first. */
export function SubscriptionActions({ subscription }: Props) {
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const { status, cancelAtPeriodEnd, withdrawableUntil, underWay, id } = subscription;
  const { companyId } = useCustomer();
  const isBusy = underWay.length > 0;
  return (
    <div className="flex flex-wrap gap-2">
      {cancelAtPeriodEnd ? (
        <ResumeButton id={id} disabled={isBusy} />
      ) : (
        status === 'active' && (
          <Button asChild look="primary">
            <Link href={companyId ? `/company/pricing?company=${companyId}` : '/subscription/pricing'}>
              <Trans>Tarif wechseln</Trans>
            </Link>
          </Button>
        )
      )}
      <PaymentMethodButton id={id}>
        <Trans>Zahlungsweise ändern</Trans>
      </PaymentMethodButton>
      {!cancelAtPeriodEnd && (
        <Button disabled={isBusy} onClick={() => setAsked('cancel')}>
          <Trans>Kündigen</Trans>
        </Button>
      )}
      {withdrawableUntil && (
        <Button look="quiet" disabled={isBusy} onClick={() => setAsked('withdraw')}>
          <Trans>Vertrag widerrufen</Trans>
        </Button>
      )}
      {cancelAtPeriodEnd && !withdrawableUntil && (
        <Button look="quiet" disabled={isBusy} onClick={() => setAsked('end')}>
          <Trans>Sofort beenden</Trans>
        </Button>
      )}
      {asked && <Question asked={asked} subscription={subscription} onClose={() => setAsked(null)} />}
    </div>
  );
}

function ResumeButton({ id, disabled }: Readonly<{ id: string; disabled: boolean }>) {
  const { t } = useLingui();
  const resume = useOrder(subscriptionCommands.ResumeSubscription, id, t`Ihr Abo läuft weiter.`);
  return (
    <Button look="primary" busy={resume.isPending} disabled={disabled} onClick={() => resume.mutate()}>
      <Trans>Abo fortsetzen</Trans>
    </Button>
  );
}

type Ending = (typeof subscriptionCommands)[`${'Cancel' | 'End' | 'Withdraw'}Subscription`];

/** The server tells the payment provider in the background; the page updates once it has. */
function useOrder(
  call: Ending | typeof subscriptionCommands.ResumeSubscription,
  id: string,
  done: string,
  onDone?: () => void,
) {
  const customer = useCustomer();
  return useSubscriptionChange(
    () => send(call, { id, ...customer }),
    () => {
      showSnackbar(done);
      onDone?.();
    },
  );
}

type QuestionProps = Props & Readonly<{ asked: OpenDialog; onClose: () => void }>;

function Question({ asked, subscription, onClose }: QuestionProps) {
  const { t } = useLingui();
  const words = useWords(subscription)[asked];
  const calls = {
    cancel: subscriptionCommands.CancelSubscription,
    end: subscriptionCommands.EndSubscription,
    withdraw: subscriptionCommands.WithdrawSubscription,
  };
  const done = {
    cancel: t`Ihre Kündigung ist eingegangen. Die Bestätigung kommt per E-Mail.`,
    end: t`Ihr Abo wird beendet. Die Bestätigung kommt per E-Mail.`,
    withdraw: t`Ihr Widerruf ist eingegangen. Die Bestätigung kommt per E-Mail.`,
  };
  const order = useOrder(calls[asked], subscription.id, done[asked], onClose);
  return (
    <ConfirmChange
      onClose={onClose}
      change={order}
      title={words.title}
      description={words.text}
      confirm={words.confirm}
    />
  );
}

type Words = Readonly<{ title: ReactNode; text: ReactNode; confirm: ReactNode }>;

function useWords({ productName, currentPeriodEnd }: Subscription): Readonly<Record<OpenDialog, Words>> {
  const end = useFormats().day(currentPeriodEnd);
  return {
    cancel: {
      title: <Trans>„{productName}“ kündigen?</Trans>,
      text: (
        <Trans>
          Ihr Abo endet am {end}. Bis dahin bleibt alles freigeschaltet, und Sie können es sich anders überlegen. Ihre
          Aufnahmen und Berichte bleiben Ihnen auch danach.
        </Trans>
      ),
      confirm: <Trans>Jetzt kündigen</Trans>,
    },
    end: {
      title: <Trans>„{productName}“ sofort beenden?</Trans>,
      text: (
        <Trans>
          Das Abo endet jetzt statt am {end}. Für die restliche Zeit gibt es kein Geld zurück, und das lässt sich nicht
          rückgängig machen. Ihre Aufnahmen und Berichte bleiben Ihnen.
        </Trans>
      ),
      confirm: <Trans>Sofort beenden</Trans>,
    },
    withdraw: {
      title: <Trans>Vertrag widerrufen?</Trans>,
      text: (
        <Trans>
          Das Abo „{productName}“ endet sofort, und Sie bekommen alles zurück, was Sie dafür bezahlt haben. Das lässt
          sich nicht rückgängig machen. Ihre Aufnahmen und Berichte bleiben Ihnen.
        </Trans>
      ),
      confirm: <Trans>Widerruf bestätigen</Trans>,
    },
  };
}
