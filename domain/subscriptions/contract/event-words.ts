import type { EventWords } from '#domain/kernel/event-words.ts';
import { moneyIn } from '#domain/kernel/money.ts';
import type { DeclarationEvent } from '../declaration.ts';
import type { SubscriptionEvent } from '../events.ts';

export const eventWords: EventWords<SubscriptionEvent | DeclarationEvent> = {
  CheckoutStarted: {
    de: 'Kauf verbindlich bestellt',
    en: 'Purchase ordered with an obligation to pay',
    detail: ({ terms, quote }, locale) => `${terms.productName}, ${moneyIn(locale, quote.total)}`,
  },
  BuyerVatIdGiven: { de: 'USt-IdNr. angegeben', en: 'VAT id given' },
  BuyerVatIdChecked: { de: 'USt-IdNr. geprüft', en: 'VAT id checked' },
  CheckoutOpened: { de: 'Zahlung beim Zahlungsdienst begonnen', en: 'Payment begun at the payment provider' },
  CheckoutCompleted: { de: 'Zahlung abgeschlossen oder zugesagt', en: 'Payment completed or promised' },
  CheckoutAbandoned: { de: 'Kauf nicht abgeschlossen', en: 'Purchase not completed' },
  SubscriptionStarted: {
    de: 'Abonnement begonnen',
    en: 'Subscription started',
    detail: ({ terms }) => terms.productName,
  },
  SubscriptionActivated: { de: 'Abonnement freigeschaltet', en: 'Subscription activated' },
  SubscriptionRenewed: { de: 'Abonnement verlängert', en: 'Subscription renewed' },
  PlanChanged: {
    de: 'Abonnement auf einen anderen Tarif umgestellt',
    en: 'Subscription changed to another plan',
    detail: ({ terms }, locale) =>
      `${terms.productName}, ${moneyIn(locale, terms.unitPrice)} ${locale === 'de' ? 'netto' : 'net'}`,
  },
  CouponEnded: { de: 'Nachlass des Gutscheins beendet', en: 'Discount of the coupon ended' },
  PaymentOverdue: { de: 'Zahlung überfällig', en: 'Payment overdue' },
  PaymentCaughtUp: { de: 'Überfällige Zahlung eingegangen', en: 'Overdue payment received' },
  SubscriptionSuspended: { de: 'Abonnement ausgesetzt', en: 'Subscription suspended' },
  CancellationScheduled: { de: 'Kündigung vorgemerkt', en: 'Cancellation scheduled' },
  CancellationWithdrawn: { de: 'Kündigung zurückgenommen', en: 'Cancellation taken back' },
  SubscriptionEnded: { de: 'Abonnement beendet', en: 'Subscription ended' },
  PaymentMethodChanged: { de: 'Zahlungsweise geändert', en: 'Payment method changed' },
  BillingChanged: { de: 'Angaben zur Zahlung geändert', en: 'Payment details changed' },
  InvoiceIssued: {
    de: 'Rechnung gestellt',
    en: 'Invoice issued',
    detail: ({ number, total }, locale) => `${number}, ${moneyIn(locale, total)}`,
  },
  InvoicePaid: {
    de: 'Rechnung bezahlt',
    en: 'Invoice paid',
    detail: ({ paid }, locale) => moneyIn(locale, paid),
  },
  PaymentFailed: { de: 'Zahlung gescheitert', en: 'Payment failed' },
  InvoiceVoided: { de: 'Rechnung storniert', en: 'Invoice voided' },
  InvoiceWrittenOff: { de: 'Rechnung ausgebucht', en: 'Invoice written off' },
  InvoiceCredited: {
    de: 'Rechnung gutgeschrieben',
    en: 'Invoice credited',
    detail: ({ credited }, locale) => moneyIn(locale, credited),
  },
  CreditChanged: {
    de: 'Guthaben geändert',
    en: 'Credit changed',
    detail: ({ credit }, locale) => moneyIn(locale, credit),
  },
  CancellationOrdered: { de: 'Kündigung verlangt', en: 'Cancellation asked for' },
  ContinuationOrdered: { de: 'Fortsetzung verlangt', en: 'Continuation asked for' },
  PlanChangeOrdered: { de: 'Wechsel des Tarifs verlangt', en: 'Change of plan asked for' },
  WithdrawalOrdered: { de: 'Der Vertrag wurde widerrufen', en: 'Contract withdrawn from' },
  VatChangeOrdered: { de: 'Umsatzsteuer geändert', en: 'VAT changed' },
  VatCreditOrdered: {
    de: 'Erstattung nicht geschuldeter Umsatzsteuer verlangt',
    en: 'Refund of VAT that is not owed asked for',
  },
  DuplicateFound: { de: 'Doppeltes Abonnement gefunden', en: 'Second subscription found' },
  DeclarationReceived: {
    de: 'Kündigung oder Widerruf über das Formular eingegangen',
    en: 'Cancellation or withdrawal received by the form',
    detail: ({ kind }, locale) =>
      kind === 'cancellation'
        ? { de: 'Kündigung', en: 'cancellation' }[locale]
        : { de: 'Widerruf', en: 'withdrawal' }[locale],
  },
  DeclarationConfirmed: { de: 'Vom Kunden bestätigt', en: 'Confirmed by the customer' },
  DeclarationAccepted: { de: 'Kündigung oder Widerruf angenommen', en: 'Cancellation or withdrawal accepted' },
  DeclarationHeld: { de: 'Ließ sich so nicht ausführen', en: 'Could not be carried out like that' },
  DeclarationCarriedOut: { de: 'Kündigung oder Widerruf ausgeführt', en: 'Cancellation or withdrawal carried out' },
  DeclarationDismissed: { de: 'Kündigung oder Widerruf abgelegt', en: 'Cancellation or withdrawal put aside' },
  OrderCarriedOut: { de: 'Auftrag ausgeführt', en: 'Order carried out' },
  OrderFailed: { de: 'Auftrag abgelehnt', en: 'Order refused' },
};
