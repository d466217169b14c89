import type { Locale } from '#domain/kernel/contract.ts';
import type { Money } from '#domain/kernel/money.ts';
import { mailOf } from '#infra/mail/mail-of.ts';

const minorUnits = 100;
const languages: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };

export const moneyIn = (locale: Locale, { amount, currency }: Money): string =>
  new Intl.NumberFormat(languages[locale], { style: 'currency', currency }).format(amount / minorUnits);

const dayIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(moment));

const momentIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(languages[locale], {
    ...({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const),
  }).format(new Date(moment));

type Bought = Readonly<{ plan: string; total: Money; interval: 'month' | 'year'; isConsumer: boolean }>;

/** The contract as it was made, on paper that stays. */
export const boughtMail = mailOf<Bought>({
  de: ({ plan, total, interval, isConsumer }) => ({
    subject: `Ihr Abo „${plan}“ ist aktiv`,
    above: [
      `vielen Dank für Ihre Bestellung. Ihr Abo „${plan}“ ist freigeschaltet.`,
      `Bezahlt: ${moneyIn('de', total)}. Das Abo verlängert sich ${interval === 'year' ? 'jedes Jahr' : 'jeden Monat'}, bis Sie kündigen. Kündigen können Sie jederzeit zum Ende des bezahlten Zeitraums.`,
    ],
    button: 'Abo und Rechnungen ansehen',
    below: isConsumer
      ? [
          'Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, am einfachsten über „Vertrag widerrufen“ am Fuß jeder Seite. Dann endet das Abo sofort, und Sie erhalten Ihr Geld zurück.',
        ]
      : [],
  }),
  en: ({ plan, total, interval, isConsumer }) => ({
    subject: `Your subscription “${plan}” is active`,
    above: [
      `Thank you for your order. Your subscription “${plan}” is active.`,
      `Paid: ${moneyIn('en', total)}. It renews every ${interval} until you cancel. You can cancel at any time, to the end of the period that is paid for.`,
    ],
    button: 'See subscription and invoices',
    below: isConsumer
      ? [
          'You can withdraw from this contract within 14 days without giving a reason, most easily by “Withdraw from contract” at the foot of every page. The subscription then ends at once, and you get your money back.',
        ]
      : [],
  }),
});

/** `endsAt` is null where no contract could be found yet. */
type Declared = Readonly<{ receivedAt: string; said: readonly string[]; plan: string | null; endsAt: string | null }>;

/** What was received, and when: what the law calls a confirmation in text form. */
export const cancellationMail = mailOf<Declared>({
  de: ({ receivedAt, said, plan, endsAt }) => ({
    subject: 'Wir haben Ihre Kündigung erhalten',
    above: [
      `Ihre Kündigung ist am ${momentIn('de', receivedAt)} Uhr bei uns eingegangen.`,
      ...said,
      plan && endsAt
        ? `Ihr Abo „${plan}“ endet am ${dayIn('de', endsAt)}. Bis dahin können Sie alles wie gewohnt nutzen. Danach wird nichts mehr abgebucht.`
        : 'Wir ordnen sie Ihrem Vertrag zu und schreiben Ihnen, wann er endet.',
    ],
    button: 'Abo ansehen',
  }),
  en: ({ receivedAt, said, plan, endsAt }) => ({
    subject: 'We have received your cancellation',
    above: [
      `We received your cancellation on ${momentIn('en', receivedAt)} (Berlin time).`,
      ...said,
      plan && endsAt
        ? `Your subscription “${plan}” ends on ${dayIn('en', endsAt)}. Until then you keep everything that it gives. Nothing is charged after that.`
        : 'We will find your contract and write to you when it ends.',
    ],
    button: 'See the subscription',
  }),
});

export const withdrawalMail = mailOf<Omit<Declared, 'endsAt'>>({
  de: ({ receivedAt, said, plan }) => ({
    subject: 'Wir haben Ihren Widerruf erhalten',
    above: [
      `Ihr Widerruf ist am ${momentIn('de', receivedAt)} Uhr bei uns eingegangen.`,
      ...said,
      plan
        ? `Ihr Abo „${plan}“ ist beendet. Was Sie dafür bezahlt haben, geht auf demselben Weg an Sie zurück.`
        : 'Wir ordnen ihn Ihrem Vertrag zu und schreiben Ihnen, sobald das geschehen ist.',
    ],
    button: 'Abo ansehen',
  }),
  en: ({ receivedAt, said, plan }) => ({
    subject: 'We have received your withdrawal',
    above: [
      `We received your withdrawal on ${momentIn('en', receivedAt)} (Berlin time).`,
      ...said,
      plan
        ? `Your subscription “${plan}” has ended. What you paid for it goes back to you the way that it came.`
        : 'We will find your contract and write to you as soon as that is done.',
    ],
    button: 'See the subscription',
  }),
});

type Owed = Readonly<{ total: Money; nextAttemptAt: string | null }>;

export const paymentFailedMail = mailOf<Owed>({
  de: ({ total, nextAttemptAt }) => ({
    subject: 'Eine Zahlung ist nicht gelungen',
    above: [
      `wir konnten ${moneyIn('de', total)} für Ihr Abo nicht abbuchen.`,
      nextAttemptAt
        ? `Am ${dayIn('de', nextAttemptAt)} versuchen wir es noch einmal. Bis dahin bleibt alles freigeschaltet. Bitte prüfen Sie Ihre Zahlungsweise.`
        : 'Wir versuchen es nicht noch einmal. Bitte bezahlen Sie die offene Rechnung, damit Ihr Abo weitergeht.',
    ],
    button: 'Zahlungsweise prüfen',
  }),
  en: ({ total, nextAttemptAt }) => ({
    subject: 'A payment did not go through',
    above: [
      `We could not collect ${moneyIn('en', total)} for your subscription.`,
      nextAttemptAt
        ? `We will try again on ${dayIn('en', nextAttemptAt)}. Until then nothing changes. Please check how you pay.`
        : 'We will not try again. Please pay the open invoice, so that your subscription goes on.',
    ],
    button: 'Check how I pay',
  }),
});

type ForSupport = Readonly<{ what: 'cancel' | 'withdraw'; receivedAt: string; said: readonly string[]; email: string }>;

/** To who looks after contracts: somebody has to find what it is about. */
export const supportMail = mailOf<ForSupport>({
  de: ({ what, receivedAt, said, email }) => ({
    subject: what === 'cancel' ? 'Kündigung ohne Zuordnung' : 'Widerruf ohne Zuordnung',
    above: [`am ${momentIn('de', receivedAt)} Uhr eingegangen, von ${email}.`, ...said],
    below: ['Bitte ordnen Sie die Erklärung einem Vertrag zu und antworten Sie der Person.'],
  }),
  en: ({ what, receivedAt, said, email }) => ({
    subject: what === 'cancel' ? 'Cancellation without a contract' : 'Withdrawal without a contract',
    above: [`Received on ${momentIn('en', receivedAt)} (Berlin time), from ${email}.`, ...said],
    below: ['Please find the contract that it is about and answer the person.'],
  }),
});
