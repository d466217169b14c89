import type { Locale } from '#domain/kernel/contract.ts';
import { type FormattedText, mailPage } from './mail-page.tsx';
import type { Mail } from './put-mail.ts';

/** The text of one mail in one language. Greeting, brand and footer are the same in all mails. */
type MailWords = Readonly<{
  subject: string;
  /** Paragraphs after the greeting. The greeting ends with a comma, so the first German paragraph begins in lower case. */
  above: readonly (string | FormattedText)[];
  /** The label of the link. */
  button?: string;
  /** Paragraphs after the link. */
  below?: readonly string[];
}>;

type Addressed = Readonly<{
  to: string;
  locale: Locale;
  /** Omit it if the address is unconfirmed: text that people write themselves must not be mailed to unconfirmed addresses. */
  firstName?: string | null | undefined;
  link?: string;
  /** The link that unsubscribes from mails of this kind. */
  unsubscribe?: string;
}>;

const shared = {
  de: {
    greeting: 'Guten Tag',
    footer: 'Rostra hat Ihnen diese E-Mail automatisch geschickt.',
    unsubscribe: 'Solche Mails abbestellen',
  },
  en: {
    greeting: 'Hello',
    footer: 'Rostra sent you this e-mail automatically.',
    unsubscribe: 'Unsubscribe from these e-mails',
  },
} as const;

type Words<Given> = Readonly<Record<Locale, MailWords | ((given: Given) => MailWords)>>;

/** A kind of mail: one template for all, with the text for each language. `Given` is the data that the text needs. */
export function mailOf<Given extends object = object>(words: Words<Given>): (given: Addressed & Given) => Mail {
  return (given) => {
    const { to, locale, firstName, link, unsubscribe } = given;
    const { greeting, footer, unsubscribe: ending } = shared[locale];
    const own = words[locale];
    const { subject, button, ...said } = typeof own === 'function' ? own(given) : own;
    const above = [`${greeting}${firstName ? ` ${firstName}` : ''},`, ...said.above];
    const below = said.below ?? [];
    const text = [
      ...above.map((part) => (typeof part === 'string' ? part : part.text)),
      ...(link ? [link] : []),
      ...below,
      `-- \n${footer}${unsubscribe ? `\n${ending}: ${unsubscribe}` : ''}`,
    ].join('\n\n');
    const linked = link ? { link, words: button ?? link } : undefined;
    const end = unsubscribe ? { link: unsubscribe, words: ending } : undefined;
    const html = mailPage({ locale, title: subject, above, below, button: linked, footer, end });
    return { to, subject, text: `${text}\n`, html };
  };
}
