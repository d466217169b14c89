import { mailOf } from '#infra/mail/mail-of.ts';

/** Its link leads to where a password is asked for. */
export const importMail = mailOf({
  de: {
    subject: 'Ihr Konto bei Rostra',
    above: [
      'für Sie wurde ein Konto bei Rostra angelegt. Dort üben Sie das Reden und sehen, was besser wird.',
      'Bevor Sie sich das erste Mal anmelden, setzen Sie ein eigenes Passwort. Geben Sie dazu diese E-Mail-Adresse ein:',
    ],
    button: 'Passwort setzen',
    below: ['Wenn Sie das nicht erwartet haben, wenden Sie sich an die Stelle, die Rostra bei Ihnen betreibt.'],
  },
  en: {
    subject: 'Your Rostra account',
    above: [
      'an account at Rostra was made for you. There you practise speaking, and see what gets better.',
      'Before you sign in for the first time, set a password of your own. Enter this e-mail address to do so:',
    ],
    button: 'Set a password',
    below: ["If you weren't expecting this, contact the people who run Rostra for you."],
  },
});
