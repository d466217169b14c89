import type { Money } from '#domain/kernel/money.ts';
import { moneyIn } from '#domain/kernel/money.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { dayIn, momentIn } from './mail-formats.ts';
import { type Paid, paymentsIn } from './payments-in-words.ts';

type Bought = Paid & Readonly<{ plan: string; paid: Money; isConsumer: boolean }>;

/** The terms of the contract in text form. */
export const boughtMail = mailOf<Bought>({
  de: ({ plan, paid, isConsumer, ...going }) => ({
    subject: `Ihr Abo „${plan}“ ist aktiv`,
    above: [
      `vielen Dank für Ihre Bestellung. Ihr Abo „${plan}“ ist freigeschaltet.`,
      `Bezahlt: ${moneyIn('de', paid)}. ${paymentsIn.de(going)}`,
      'Kündigen können Sie jederzeit zum Ende des bezahlten Zeitraums.',
    ],
    button: 'Abo und Rechnungen ansehen',
    below: isConsumer
      ? [
          'Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, am einfachsten über „Vertrag widerrufen“ am Fuß jeder Seite. Dann endet das Abo sofort, und Sie erhalten Ihr Geld zurück.',
        ]
      : [],
  }),
  en: ({ plan, paid, isConsumer, ...going }) => ({
    subject: `Your subscription “${plan}” is active`,
    above: [
      `Thank you for your order. Your subscription “${plan}” is active.`,
      `Paid: ${moneyIn('en', paid)}. ${paymentsIn.en(going)}`,
      'You can cancel at any time, to the end of the period that is paid for.',
    ],
    button: 'See subscription and invoices',
    below: isConsumer
      ? [
          'You can withdraw from this contract within 14 days without giving a reason, most easily by “Withdraw from contract” at the foot of every page. The subscription then ends at once, and you get your money back.',
        ]
      : [],
  }),
});

type Declared = Readonly<{ receivedAt: string; plan: string; endsAt: string }>;

/** Confirms a cancellation, with the end of the contract. */
export const cancellationMail = mailOf<Declared>({
  de: ({ receivedAt, plan, endsAt }) => ({
    subject: `Ihr Abo „${plan}“ endet am ${dayIn('de', endsAt)}`,
    above: [
      `Ihre Kündigung ist am ${momentIn('de', receivedAt)} Uhr bei uns eingegangen.`,
      `Ihr Abo „${plan}“ endet am ${dayIn('de', endsAt)}. Bis dahin können Sie alles wie gewohnt nutzen. Danach wird nichts mehr abgebucht.`,
    ],
    button: 'Abo ansehen',
  }),
  en: ({ receivedAt, plan, endsAt }) => ({
    subject: `Your subscription “${plan}” ends on ${dayIn('en', endsAt)}`,
    above: [
      `We received your cancellation on ${momentIn('en', receivedAt)} (Berlin time).`,
      `Your subscription “${plan}” ends on ${dayIn('en', endsAt)}. Until then you keep everything that it gives. Nothing is charged after that.`,
    ],
    button: 'See the subscription',
  }),
});

export const withdrawalMail = mailOf<Omit<Declared, 'endsAt'>>({
  de: ({ receivedAt, plan }) => ({
    subject: `Sie haben Ihr Abo „${plan}“ widerrufen`,
    above: [
      `Ihr Widerruf ist am ${momentIn('de', receivedAt)} Uhr bei uns eingegangen.`,
      `Ihr Abo „${plan}“ ist beendet. Was Sie dafür bezahlt haben, geht auf demselben Weg an Sie zurück.`,
    ],
    button: 'Abo ansehen',
  }),
  en: ({ receivedAt, plan }) => ({
    subject: `You have withdrawn from your subscription “${plan}”`,
    above: [
      `We received your withdrawal on ${momentIn('en', receivedAt)} (Berlin time).`,
      `Your subscription “${plan}” has ended. What you paid for it goes back to you the way that it came.`,
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

/** For a change of plan that the bank wants the customer to confirm. */
export const bankMail = mailOf({
  de: {
    subject: 'Ihre Bank möchte den Wechsel bestätigt haben',
    above: [
      'für den Wechsel Ihres Tarifs fehlt noch ein Schritt: Ihre Bank möchte die Zahlung von Ihnen bestätigt haben. Bestätigen Sie sie binnen 23 Stunden, dann gilt der neue Tarif sofort. Sonst bleibt alles, wie es ist.',
    ],
    button: 'Zur Bestätigung',
  },
  en: {
    subject: 'Your bank wants you to confirm the change',
    above: [
      'One step is missing before your plan changes: your bank wants you to confirm the payment. Confirm it within 23 hours, and the new plan counts at once. Otherwise everything stays as it is.',
    ],
    button: 'Confirm the payment',
  },
});

/** Confirms a new plan or number of seats. */
export const changedMail = mailOf<Paid & Readonly<{ plan: string; seats: number | null }>>({
  de: ({ plan, seats, ...going }) => ({
    subject: `Ihr Abo ist jetzt „${plan}“`,
    above: [
      seats === null
        ? `Ihr Abo läuft ab sofort mit dem Tarif „${plan}“.`
        : `Ihr Abo läuft ab sofort mit dem Tarif „${plan}“ und ${seats === 1 ? 'einem Platz' : `${seats} Plätzen`}.`,
      paymentsIn.de(going),
    ],
    button: 'Abo und Rechnungen ansehen',
  }),
  en: ({ plan, seats, ...going }) => ({
    subject: `Your subscription is now “${plan}”`,
    above: [
      seats === null
        ? `From now on your subscription is “${plan}”.`
        : `From now on your subscription is “${plan}” with ${seats === 1 ? 'one seat' : `${seats} seats`}.`,
      paymentsIn.en(going),
    ],
    button: 'See subscription and invoices',
  }),
});

/** Confirms that a cancellation was withdrawn. */
export const goesOnMail = mailOf<Paid & Readonly<{ plan: string }>>({
  de: ({ plan, ...going }) => ({
    subject: `Ihr Abo „${plan}“ läuft weiter`,
    above: ['Ihre Kündigung ist zurückgenommen.', paymentsIn.de(going)],
    button: 'Abo ansehen',
  }),
  en: ({ plan, ...going }) => ({
    subject: `Your subscription “${plan}” goes on`,
    above: ['Your cancellation is taken back.', paymentsIn.en(going)],
    button: 'See the subscription',
  }),
});

export const couponEndedMail = mailOf<Paid & Readonly<{ plan: string }>>({
  de: ({ plan, ...going }) => ({
    subject: 'Ihr Gutschein ist ausgelaufen',
    above: [`Für „${plan}“ zahlen Sie ab jetzt den vollen Preis.`, paymentsIn.de(going)],
    button: 'Abo ansehen',
  }),
  en: ({ plan, ...going }) => ({
    subject: 'Your coupon has ended',
    above: [`From now on you pay the full price for “${plan}”.`, paymentsIn.en(going)],
    button: 'See the subscription',
  }),
});
