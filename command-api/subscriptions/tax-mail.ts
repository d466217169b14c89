import type { Money } from '#domain/kernel/money.ts';
import { moneyIn } from '#domain/kernel/money.ts';
import type { Vat, VatIdStatus } from '#domain/kernel/vat.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { countryIn, percentIn } from './mail-formats.ts';

type Changed = Readonly<{ vat: Vat; vatIdStatus: VatIdStatus | null }>;

/** Another tax applies from the next invoice on, because of the country, the VAT id or the result of its check. */
export const taxMail = mailOf<Changed>({
  de: ({ vat: { treatment, rate, country }, vatIdStatus }) => ({
    subject: 'Ihre Umsatzsteuer ab der nächsten Rechnung',
    above: [
      treatment === 'reverse_charge'
        ? `ab der nächsten Rechnung berechnen wir Ihnen keine Umsatzsteuer: Ihre USt-IdNr. (${countryIn('de', country)}) ist gültig, und Sie schulden die Steuer selbst (Steuerschuldnerschaft des Leistungsempfängers).`
        : `ab der nächsten Rechnung berechnen wir Ihnen ${percentIn('de', rate)} Umsatzsteuer (${countryIn('de', country)}).`,
      ...(vatIdStatus === 'unchecked'
        ? [
            'Der Prüfdienst für USt-IdNrn. antwortet gerade nicht. Wir fragen ihn jede Stunde wieder und schreiben Ihnen, wenn sich dadurch etwas ändert.',
          ]
        : []),
      ...(vatIdStatus === 'invalid'
        ? ['Der Prüfdienst kennt Ihre USt-IdNr. nicht. Bitte prüfen und berichtigen Sie sie.']
        : []),
      'Rechnungen, die schon gestellt sind, bleiben, wie sie sind.',
    ],
    button: 'Angaben ansehen',
  }),
  en: ({ vat: { treatment, rate, country }, vatIdStatus }) => ({
    subject: 'Your VAT from the next invoice on',
    above: [
      treatment === 'reverse_charge'
        ? `From the next invoice on we charge you no VAT: your VAT ID (${countryIn('en', country)}) is valid, and you owe the tax yourself (reverse charge).`
        : `From the next invoice on we charge you ${percentIn('en', rate)} VAT (${countryIn('en', country)}).`,
      ...(vatIdStatus === 'unchecked'
        ? [
            'The service that checks VAT IDs does not answer at the moment. We ask it again every hour, and write to you if that changes anything.',
          ]
        : []),
      ...(vatIdStatus === 'invalid'
        ? ['The service that checks VAT IDs does not know yours. Please check and correct it.']
        : []),
      'Invoices that were issued already stay as they are.',
    ],
    button: 'View details',
  }),
});

/** VAT was charged while the service that checks VAT ids did not answer. */
export const taxBackMail = mailOf<Readonly<{ vat: Money }>>({
  de: ({ vat }) => ({
    subject: 'Wir erstatten Ihnen Umsatzsteuer',
    above: [
      `Ihre USt-IdNr. ist gültig. Solange sie sich nicht prüfen ließ, haben wir Ihnen ${moneyIn('de', vat)} Umsatzsteuer berechnet. Diesen Betrag bekommen Sie zurück, auf demselben Weg, auf dem Sie bezahlt haben.`,
      'Zu jeder Rechnung, die es betrifft, gibt es eine Gutschrift.',
    ],
    button: 'Rechnungen ansehen',
  }),
  en: ({ vat }) => ({
    subject: 'We are refunding VAT to you',
    above: [
      `Your VAT ID is valid. While it could not be checked, we charged you ${moneyIn('en', vat)} of VAT. You get this amount back the way that you paid it.`,
      'There is a credit note for each invoice concerned.',
    ],
    button: 'See the invoices',
  }),
});
