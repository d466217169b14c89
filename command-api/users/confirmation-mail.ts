import { mailOf } from '#infra/mail/mail-of.ts';

/** It goes to an address that may be anybody's: nothing in it was written by who registered. */
export const confirmationMail = mailOf({
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    above: ['willkommen bei Rostra. Bitte bestätigen Sie Ihre E-Mail-Adresse:'],
    button: 'E-Mail-Adresse bestätigen',
    below: ['Der Link gilt 24 Stunden. Wenn Sie sich nicht bei Rostra registriert haben, brauchen Sie nichts zu tun.'],
  },
  en: {
    subject: 'Please confirm your e-mail address',
    above: ['Welcome to Rostra. Please confirm your e-mail address:'],
    button: 'Confirm e-mail address',
    below: ['The link is good for 24 hours. If you did not register, there is nothing that you need to do.'],
  },
});
