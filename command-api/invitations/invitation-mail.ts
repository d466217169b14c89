import { mailOf } from '#infra/mail/mail-of.ts';

type Invited = Readonly<{
  /** Null where they have no account. */
  firstName: string | null;
  /** Of who invites; null where they have gone. */
  from: string | null;
  /** Of the seminar. */
  name: string;
}>;

export const invitationMail = mailOf<Invited>({
  de: ({ firstName, from, name }) => ({
    subject: `Einladung zum Seminar „${name}“`,
    above: [`${from ?? 'jemand'} lädt Sie zum Seminar „${name}“ auf Rostra ein.`],
    button: 'Einladung ansehen',
    below: [
      firstName === null
        ? 'Legen Sie mit dieser E-Mail-Adresse ein Konto an, dann sind Sie gleich im Seminar.'
        : 'Melden Sie sich mit dieser E-Mail-Adresse an, dann können Sie zusagen oder ablehnen.',
      'Wenn Sie nicht teilnehmen möchten, brauchen Sie nichts zu tun.',
    ],
  }),
  en: ({ firstName, from, name }) => ({
    subject: `Invitation to the seminar “${name}”`,
    above: [`${from ?? 'Somebody'} invites you to the seminar “${name}” on Rostra.`],
    button: 'See the invitation',
    below: [
      firstName === null
        ? 'Create an account with this e-mail address, and you are in the seminar at once.'
        : 'Sign in with this e-mail address to accept or decline.',
      'If you do not want to take part, there is nothing that you need to do.',
    ],
  }),
});
