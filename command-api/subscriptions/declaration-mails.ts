import type { DeclarationKind } from '#domain/subscriptions/contract/declarations.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { momentIn } from './mail-formats.ts';

/** `said`: the person's words, one line each. */
type Received = Readonly<{
  kind: DeclarationKind;
  receivedAt: string;
  said: readonly string[];
  /** Whether the customer was signed in. */
  isConfirmed: boolean;
}>;

/**
 * Confirms the content and the time of receipt of a declaration in text form, as the law requires. If it contains a link, the
 * customer confirms by it.
 */
export const receiptMail = mailOf<Received & Readonly<{ link?: string }>>({
  de: ({ kind, receivedAt, said, isConfirmed, link }) => {
    const isEnd = kind === 'cancellation';
    return {
      subject: isEnd ? 'Wir haben Ihre Kündigung erhalten' : 'Wir haben Ihren Widerruf erhalten',
      above: [
        `${isEnd ? 'Ihre Kündigung' : 'Ihr Widerruf'} ist am ${momentIn('de', receivedAt)} Uhr bei uns eingegangen.`,
        ...said,
        ...(link
          ? [
              `Bitte bestätigen Sie, dass ${isEnd ? 'die Kündigung' : 'der Widerruf'} von Ihnen kommt. Es gilt der Zeitpunkt des Eingangs, auch wenn Sie erst später bestätigen.`,
            ]
          : isConfirmed
            ? ['Sie waren angemeldet und müssen nichts weiter tun.']
            : [
                `Wir ordnen ${isEnd ? 'sie' : 'ihn'} Ihrem Vertrag zu und schreiben Ihnen. Es gilt der Zeitpunkt des Eingangs.`,
              ]),
      ],
      button: isEnd ? 'Kündigung bestätigen' : 'Widerruf bestätigen',
      below: link ? ['Kommt das nicht von Ihnen? Dann tun Sie nichts: An Ihrem Vertrag ändert sich nichts.'] : [],
    };
  },
  en: ({ kind, receivedAt, said, isConfirmed, link }) => {
    const name = kind === 'cancellation' ? 'cancellation' : 'withdrawal';
    return {
      subject: `We have received your ${name}`,
      above: [
        `We received your ${name} on ${momentIn('en', receivedAt)} (Berlin time).`,
        ...said,
        ...(link
          ? [`Please confirm that the ${name} comes from you. The moment of receipt counts, even if you confirm later.`]
          : isConfirmed
            ? ['You were signed in and need not do anything else.']
            : ['We will find your contract and write to you. The moment of receipt counts.']),
      ],
      button: `Confirm the ${name}`,
      below: link ? ['Not you? Then do nothing: your contract stays as it is.'] : [],
    };
  },
});

type ForSupport = Received & Readonly<{ email: string }>;

/** For the people who handle contracts. */
export const supportMail = mailOf<ForSupport>({
  de: ({ kind, receivedAt, said, email, isConfirmed }) => ({
    subject: kind === 'cancellation' ? 'Eine Kündigung wartet auf Sie' : 'Ein Widerruf wartet auf Sie',
    above: [
      `am ${momentIn('de', receivedAt)} Uhr eingegangen, von ${email}.`,
      ...said,
      isConfirmed
        ? 'Die Person hat bestätigt, dass sie die Erklärung abgegeben hat.'
        : 'Es ist nicht bestätigt, dass die Erklärung von dieser Person kommt.',
    ],
    button: 'Kündigungen und Widerrufe ansehen',
  }),
  en: ({ kind, receivedAt, said, email, isConfirmed }) => ({
    subject: `A ${kind} waits for you`,
    above: [
      `Received on ${momentIn('en', receivedAt)} (Berlin time), from ${email}.`,
      ...said,
      isConfirmed
        ? 'The person has confirmed that it comes from them.'
        : 'Nobody has confirmed that it comes from this person.',
    ],
    button: 'See cancellations and withdrawals',
  }),
});
