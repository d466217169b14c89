import type { DeclarationEvent } from '#domain/subscriptions/declaration.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import type { EventWords } from '../event-words.ts';
import { moneyIn } from './mail-formats.ts';

export const eventWords: EventWords<SubscriptionEvent | DeclarationEvent> = {
  CheckoutStarted: {
    de: ({ terms, quote }) => `„${terms.productName}“ für ${moneyIn('de', quote.total)} verbindlich bestellt`,
    en: ({ terms, quote }) =>
      `“${terms.productName}” ordered for ${moneyIn('en', quote.total)}, with an obligation to pay`,
  },
  BuyerVatIdGiven: { de: () => 'USt-IdNr. angegeben', en: () => 'VAT id given' },
  BuyerVatIdChecked: { de: () => 'USt-IdNr. geprüft', en: () => 'VAT id checked' },
  CheckoutOpened: {
    de: () => 'Zahlung beim Zahlungsdienst begonnen',
    en: () => 'Payment begun at the payment provider',
  },
  CheckoutCompleted: { de: () => 'Zahlung abgeschlossen oder zugesagt', en: () => 'Payment completed or promised' },
  CheckoutAbandoned: { de: () => 'Kauf nicht abgeschlossen', en: () => 'Purchase not completed' },
  SubscriptionStarted: {
    de: ({ terms }) => `Abonnement „${terms.productName}“ begonnen`,
    en: ({ terms }) => `Subscription “${terms.productName}” started`,
  },
  SubscriptionActivated: { de: () => 'Abonnement freigeschaltet', en: () => 'Subscription activated' },
  SubscriptionRenewed: { de: () => 'Abonnement verlängert', en: () => 'Subscription renewed' },
  PlanChanged: {
    de: ({ terms }) => `Abonnement auf „${terms.productName}“ umgestellt, ${moneyIn('de', terms.unitPrice)} netto`,
    en: ({ terms }) => `Subscription changed to “${terms.productName}”, ${moneyIn('en', terms.unitPrice)} net`,
  },
  CouponEnded: { de: () => 'Nachlass des Gutscheins beendet', en: () => 'Discount of the coupon ended' },
  PaymentOverdue: { de: () => 'Zahlung überfällig', en: () => 'Payment overdue' },
  PaymentCaughtUp: { de: () => 'Überfällige Zahlung eingegangen', en: () => 'Overdue payment received' },
  SubscriptionSuspended: { de: () => 'Abonnement ausgesetzt', en: () => 'Subscription suspended' },
  CancellationScheduled: { de: () => 'Kündigung vorgemerkt', en: () => 'Cancellation scheduled' },
  CancellationWithdrawn: { de: () => 'Kündigung zurückgenommen', en: () => 'Cancellation taken back' },
  SubscriptionEnded: { de: () => 'Abonnement beendet', en: () => 'Subscription ended' },
  PaymentMethodChanged: { de: () => 'Zahlungsweise geändert', en: () => 'Payment method changed' },
  BillingChanged: { de: () => 'Angaben zur Zahlung geändert', en: () => 'Payment details changed' },
  InvoiceIssued: {
    de: ({ number, total }) => `Rechnung ${number} über ${moneyIn('de', total)} gestellt`,
    en: ({ number, total }) => `Invoice ${number} of ${moneyIn('en', total)} issued`,
  },
  InvoicePaid: {
    de: ({ paid }) => `Rechnung bezahlt: ${moneyIn('de', paid)}`,
    en: ({ paid }) => `Invoice paid: ${moneyIn('en', paid)}`,
  },
  PaymentFailed: { de: () => 'Zahlung gescheitert', en: () => 'Payment failed' },
  InvoiceVoided: { de: () => 'Rechnung storniert', en: () => 'Invoice voided' },
  InvoiceWrittenOff: { de: () => 'Rechnung ausgebucht', en: () => 'Invoice written off' },
  InvoiceCredited: {
    de: ({ credited }) => `Gutgeschrieben: ${moneyIn('de', credited)}`,
    en: ({ credited }) => `Credited: ${moneyIn('en', credited)}`,
  },
  CreditChanged: {
    de: ({ credit }) => `Guthaben: ${moneyIn('de', credit)}`,
    en: ({ credit }) => `Credit: ${moneyIn('en', credit)}`,
  },
  CancellationOrdered: { de: () => 'Kündigung verlangt', en: () => 'Cancellation asked for' },
  ContinuationOrdered: { de: () => 'Fortsetzung verlangt', en: () => 'Continuation asked for' },
  PlanChangeOrdered: { de: () => 'Wechsel des Tarifs verlangt', en: () => 'Change of plan asked for' },
  WithdrawalOrdered: { de: () => 'Vertrag widerrufen', en: () => 'Contract withdrawn from' },
  VatChangeOrdered: { de: () => 'Umsatzsteuer geändert', en: () => 'VAT changed' },
  VatCreditOrdered: {
    de: () => 'Erstattung nicht geschuldeter Umsatzsteuer verlangt',
    en: () => 'Refund of VAT that is not owed asked for',
  },
  DuplicateFound: { de: () => 'Doppeltes Abonnement gefunden', en: () => 'Second subscription found' },
  DeclarationReceived: {
    de: ({ kind }) => `${kind === 'cancellation' ? 'Kündigung' : 'Widerruf'} über das Formular eingegangen`,
    en: ({ kind }) => `${kind === 'cancellation' ? 'Cancellation' : 'Withdrawal'} received by the form`,
  },
  DeclarationConfirmed: { de: () => 'Erklärung bestätigt', en: () => 'Declaration confirmed' },
  DeclarationAccepted: { de: () => 'Erklärung angenommen', en: () => 'Declaration accepted' },
  DeclarationHeld: { de: () => 'Erklärung wird geprüft', en: () => 'Declaration is looked at' },
  DeclarationCarriedOut: { de: () => 'Erklärung ausgeführt', en: () => 'Declaration carried out' },
  DeclarationDismissed: { de: () => 'Erklärung abgelegt', en: () => 'Declaration put aside' },
  OrderCarriedOut: { de: () => 'Auftrag ausgeführt', en: () => 'Order carried out' },
  OrderFailed: { de: () => 'Auftrag abgelehnt', en: () => 'Order refused' },
};
