import { mailOf } from '#infra/mail/mail-of.ts';

type About = Readonly<{
  group: string;
  poster: string;
  title: string;
  /** Its words, without their looks. */
  text: string;
}>;

/** The mail quotes a longer post up to this length. */
const most = 1_500;
const beginningOf = (text: string) => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text);
const paragraphs = (text: string) =>
  beginningOf(text)
    .split(/\n+/)
    .filter((line) => line.trim() !== '');

export const postMail = mailOf<About>({
  de: ({ group, poster, title, text }) => ({
    subject: `${group}: ${title}`,
    above: [`${poster} hat in der Gruppe „${group}“ einen Beitrag geschrieben:`, title, ...paragraphs(text)],
    button: 'Beitrag ansehen',
    below: ['Ob Sie solche E-Mails bekommen, stellen Sie unter „Einstellungen“ bei den Benachrichtigungen ein.'],
  }),
  en: ({ group, poster, title, text }) => ({
    subject: `${group}: ${title}`,
    above: [`${poster} wrote a post in the group “${group}”:`, title, ...paragraphs(text)],
    button: 'View post',
    below: ['You can change which e-mails you get in the settings, under notifications.'],
  }),
});
