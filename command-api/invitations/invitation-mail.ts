import type { Locale } from '#domain/kernel/contract.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import type { Target } from './stored-invitation.ts';

type Invited = Readonly<{
  /** Null if the recipient has no account. */
  firstName: string | null;
  /** Full name of the inviter; null if their account is gone. */
  from: string | null;
  /** The name of the target of the invitation. */
  name: string;
  kind: Target['type'];
}>;

const places: Readonly<Record<Locale, Readonly<Record<Target['type'], Readonly<{ to: string; in: string }>>>>> = {
  de: {
    seminar: { to: 'zum Seminar', in: 'im Seminar' },
    group: { to: 'in die Gruppe', in: 'in der Gruppe' },
    company: { to: 'in die Firma', in: 'in der Firma' },
  },
  en: {
    seminar: { to: 'to the seminar', in: 'in the seminar' },
    group: { to: 'to the group', in: 'in the group' },
    company: { to: 'to the company', in: 'in the company' },
  },
};

export const invitationMail = mailOf<Invited>({
  de: ({ firstName, from, name, kind }) => ({
    subject: `Einladung ${places.de[kind].to} „${name}“`,
    above: [`${from ?? 'jemand'} lädt Sie ${places.de[kind].to} „${name}“ auf Rostra ein.`],
    button: 'Einladung ansehen',
    below: [
      firstName === null
        ? `Legen Sie mit dieser E-Mail-Adresse ein Konto an, dann sind Sie gleich ${places.de[kind].in}.`
        : 'Melden Sie sich mit dieser E-Mail-Adresse an, dann können Sie zusagen oder ablehnen.',
      'Wenn Sie nicht teilnehmen möchten, brauchen Sie nichts zu tun.',
    ],
  }),
  en: ({ firstName, from, name, kind }) => ({
    subject: `Invitation ${places.en[kind].to} “${name}”`,
    above: [`${from ?? 'Someone'} invites you ${places.en[kind].to} “${name}” on Rostra.`],
    button: 'View invitation',
    below: [
      firstName === null
        ? `Create an account with this e-mail address, and you are ${places.en[kind].in} at once.`
        : 'Sign in with this e-mail address to accept or decline.',
      'If you do not want to take part, there is nothing that you need to do.',
    ],
  }),
});
