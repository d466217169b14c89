import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type PurchaseQuote, purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import { type CommandInput, send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { useMoney } from '../lib/use-money.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PaymentsWords } from './payments-words.tsx';

type QuoteInput = CommandInput<(typeof purchaseCommands)['QuotePurchase']>;
type OrderSummaryProps = Readonly<{
  quote: PurchaseQuote;
  wanted: QuoteInput;
  /** Whether the price is being fetched. */
  isLoading: boolean;
  /** Names what is missing for an order. */
  missing: ReactNode;
}>;

/** Everything that is agreed, above the binding button. */
export function OrderSummary({ quote, wanted, isLoading, missing }: OrderSummaryProps) {
  const [isTold, setTold] = useState(false);
  const { i18n } = useLingui();
  const order = useMutation({
    mutationFn: () =>
      send(purchaseCommands.StartCheckout, {
        ...wanted,
        total: quote.payments.next.total,
        acceptsTerms: true as const,
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Card className="grid gap-5 p-6 max-md:p-5 lg:sticky lg:top-20">
      <h2 className="text-lg">
        <Trans>Ihre Bestellung</Trans>
      </h2>
      <Amounts quote={quote} />
      <Renewal quote={quote} />
      {isTold && missing && <Alert>{missing}</Alert>}
      {order.error && <Alert>{i18n._(errorMessage(order.error))}</Alert>}
      <Button
        look="primary"
        size="large"
        busy={isLoading || order.isPending || order.isSuccess}
        onClick={() => (missing ? setTold(true) : order.mutate())}
      >
        <Trans>Zahlungspflichtig bestellen</Trans>
      </Button>
      <Terms isBusiness={quote.vatIdStatus !== null || wanted.companyId !== undefined} />
    </Card>
  );
}

function Amounts({ quote }: Readonly<{ quote: PurchaseQuote }>) {
  const money = useMoney();
  const { productName, interval, quantity, treatment, coupon } = quote;
  const { subtotal, discount, net, vat, credit, due } = quote.payments.next;
  const rate = quote.vatRate / 100;
  const off = { ...discount, amount: -discount.amount };
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
      <Row
        label={
          <>
            {quantity > 1 && <>{quantity} × </>}
            {productName}, {interval === 'month' ? <Trans>ein Monat</Trans> : <Trans>ein Jahr</Trans>}
          </>
        }
      >
        {money(subtotal)}
      </Row>
      {coupon && <Row label={<Trans>Gutschein {coupon.code}</Trans>}>{money(off)}</Row>}
      {coupon && <Row label={<Trans>Netto</Trans>}>{money(net)}</Row>}
      <Row
        label={
          treatment === 'reverse_charge' ? <Trans>USt. (Reverse Charge)</Trans> : <Trans>{rate}&nbsp;% USt.</Trans>
        }
      >
        {money(vat)}
      </Row>
      {credit.amount !== 0 && <Row label={<Trans>Guthaben</Trans>}>{money({ ...credit, amount: -credit.amount })}</Row>}
      <div className="col-span-2 mt-1 flex items-baseline justify-between gap-6 border-t border-line pt-3 font-[600]">
        <dt>
          <Trans>Heute zu zahlen</Trans>
        </dt>
        <dd className="text-xl tabular-nums">{money(due)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ label, children }: Readonly<{ label: ReactNode; children: ReactNode }>) => (
  <>
    <dt className="wrap-anywhere text-ink-soft">{label}</dt>
    <dd className="text-right tabular-nums">{children}</dd>
  </>
);

function Renewal({ quote: { interval, payments, coupon, treatment } }: Readonly<{ quote: PurchaseQuote }>) {
  return (
    <div className="grid gap-1.5 text-sm text-ink-soft">
      <p className="text-ink">
        <Trans>
          Sie zahlen <PaymentsWords payments={payments} interval={interval} />.
        </Trans>
      </p>
      <p>
        {coupon && payments.couponEndsAt === null && (
          <>
            <Trans>Der Gutschein gilt, solange Ihr Abo läuft.</Trans>{' '}
          </>
        )}
        <Trans>
          Das Abo verlängert sich, bis Sie kündigen. Das können Sie jederzeit zum Ende des bezahlten Zeitraums.
        </Trans>{' '}
        {treatment === 'reverse_charge' && <Trans>Die Umsatzsteuer schuldet Ihr Unternehmen.</Trans>}
      </p>
    </div>
  );
}

const link = 'text-primary underline underline-offset-4';

function Terms({ isBusiness }: Readonly<{ isBusiness: boolean }>) {
  return (
    <div className="grid gap-2 text-xs text-ink-faint">
      <p>
        <Trans>
          Mit der Bestellung nehmen Sie die{' '}
          <Link href="/legal/terms" target="_blank" className={link}>
            Nutzungsbedingungen
          </Link>{' '}
          an. Bezahlt wird auf der Seite des Zahlungsdienstes, der auch nach Namen und Anschrift für die Rechnung fragt;
          Kartendaten kommen nie zu uns.
        </Trans>
      </p>
      {!isBusiness && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer underline underline-offset-4 items-center max-md:min-h-touch">
            <Trans>Widerrufsrecht: 14 Tage, Geld zurück</Trans>
          </summary>
          <p className="pt-1">
            <Trans>
              Sie können diesen Vertrag binnen vierzehn Tagen ab heute ohne Angabe von Gründen widerrufen, über „Vertrag
              widerrufen“ am Fuß jeder Seite oder durch eine andere eindeutige Erklärung. Das Abo endet dann sofort, und
              wir zahlen Ihnen alles zurück, auf demselben Weg, spätestens binnen vierzehn Tagen.
            </Trans>
          </p>
        </details>
      )}
    </div>
  );
}
