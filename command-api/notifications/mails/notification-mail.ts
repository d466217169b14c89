import { mailOf } from '#infra/mail/mail-of.ts';

/** `sentence` says what happened. */
export const notificationMail = mailOf<Readonly<{ sentence: string }>>({
  de: ({ sentence }) => ({ subject: withoutStop(sentence), above: [sentence], button: 'Auf Rostra ansehen' }),
  en: ({ sentence }) => ({ subject: withoutStop(sentence), above: [sentence], button: 'See it on Rostra' }),
});

/** All of a day in one mail. */
export const digestMail = mailOf<Readonly<{ sentences: readonly string[] }>>({
  de: ({ sentences }) => ({
    subject: sentences.length === 1 ? 'Eine Neuigkeit auf Rostra' : `${sentences.length} Neuigkeiten auf Rostra`,
    above: ['seit gestern ist auf Rostra etwas für Sie geschehen:', ...sentences.map((one) => `• ${one}`)],
    button: 'Zu Rostra',
  }),
  en: ({ sentences }) => ({
    subject: sentences.length === 1 ? 'One piece of news on Rostra' : `${sentences.length} pieces of news on Rostra`,
    above: ['Something has happened for you on Rostra since yesterday:', ...sentences.map((one) => `• ${one}`)],
    button: 'Go to Rostra',
  }),
});

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');
