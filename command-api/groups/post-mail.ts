import { mailOf } from '#infra/mail/mail-of.ts';
import type { FormattedText } from '#infra/mail/mail-page.tsx';

type About = Readonly<{
  group: string;
  poster: string;
  title: string;
  /** The beginning of the post. */
  text: FormattedText;
}>;

/** The mail quotes a longer post up to this length, in characters. */
export const mostOfPost = 1_500;

export const postMail = mailOf<About>({
  de: ({ group, poster, title, text }) => ({
    subject: `${group}: ${title}`,
    above: [`${poster} hat in der Gruppe „${group}“ einen Beitrag geschrieben:`, title, text],
    button: 'Beitrag ansehen',
    below: ['Ob Sie solche E-Mails bekommen, stellen Sie unter „Einstellungen“ bei den Benachrichtigungen ein.'],
  }),
  en: ({ group, poster, title, text }) => ({
    subject: `${group}: ${title}`,
    above: [`${poster} wrote a post in the group “${group}”:`, title, text],
    button: 'View post',
    below: ['You can change which e-mails you get in the settings, under notifications.'],
  }),
});
