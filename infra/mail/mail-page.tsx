import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as element, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/kernel/contract.ts';
import { operatorPlace } from './operator-line.ts';

/** A text that somebody wrote in the editor, as safe HTML and as plain text. */
export type FormattedText = Readonly<{ html: string; text: string }>;

export type MailPage = Readonly<{
  locale: Locale;
  title: string;
  /** The paragraphs before the button, and after it. */
  above: readonly (string | FormattedText)[];
  below: readonly string[];
  button: Readonly<{ words: string; link: string }> | undefined;
  footer: string;
  /** Below the footer: how to unsubscribe from mails of this kind. */
  end: Readonly<{ words: string; link: string }> | undefined;
}>;

/** The light theme's colours of `web/ui/tokens.css`: mail programs support neither variables nor oklch. */
const [ground, surface, line, ink, soft, primary] = ['#fbf9f5', '#ffffff', '#e2dfda', '#1b1d28', '#51535e', '#3847a4'];
const font = 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = '"Source Serif 4", Georgia, "Times New Roman", serif';

export const mailLooks = {
  body: { backgroundColor: ground, color: ink, fontFamily: font, padding: '32px 12px' },
  card: {
    backgroundColor: surface,
    border: `1px solid ${line}`,
    borderRadius: '16px',
    maxWidth: '560px',
    padding: '32px 32px 20px',
  },
  brand: { color: primary, fontFamily: serif, fontSize: '20px', fontWeight: 600, margin: '0 0 24px' },
  title: { color: ink, fontFamily: serif, fontSize: '26px', fontWeight: 500, lineHeight: '34px', margin: '0 0 20px' },
  text: { color: ink, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  quote: { borderLeft: `3px solid ${line}`, color: soft, margin: '0 0 16px', padding: '0 0 0 16px' },
  button: {
    backgroundColor: primary,
    borderRadius: '10px',
    color: surface,
    fontSize: '16px',
    fontWeight: 600,
    margin: '8px 0 12px',
    padding: '14px 24px',
  },
  address: { fontSize: '13px', lineHeight: '20px', margin: '0 0 24px', wordBreak: 'break-all' },
  link: { color: soft },
  line: { borderColor: line, margin: '24px 0 12px' },
  footer: { color: soft, fontSize: '13px', lineHeight: '20px', margin: '0' },
} as const satisfies Record<string, CSSProperties>;

/** The HTML of a mail. It loads nothing from other places. */
export function mailPage({ locale, title, above, below, button, footer, end }: MailPage): string {
  const paragraphs = (texts: MailPage['above'], from: string) =>
    texts.map((text, place) => {
      const key = `${from}${place}`;
      if (typeof text === 'string') return element(Text, { key, style: mailLooks.text }, text);
      return element('div', { key, dangerouslySetInnerHTML: { __html: text.html } });
    });
  const [, opening = title] = above;
  const card = [
    element(Heading, { key: 'title', as: 'h1', style: mailLooks.title }, title),
    ...paragraphs(above, 'above'),
    ...(button ? buttonWithLink(button) : []),
    ...paragraphs(below, 'below'),
    element(Hr, { key: 'line', style: mailLooks.line }),
    element(Text, { key: 'footer', style: mailLooks.footer }, footer, element('span', { [operatorPlace]: 'true' })),
    end && element(Link, { key: 'end', href: end.link, style: { ...mailLooks.footer, ...mailLooks.link } }, end.words),
  ];
  const body = element(Body, { style: mailLooks.body }, element(Container, { style: mailLooks.card }, brand, card));
  const page = element(
    Html,
    { lang: locale },
    element(Head),
    element(Preview, null, typeof opening === 'string' ? opening : opening.text),
    body,
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const brand = element(Text, { key: 'brand', style: mailLooks.brand }, 'Rostra');

/** The address is also below the button, for programs that show no buttons. */
const buttonWithLink = ({ words, link }: Readonly<{ words: string; link: string }>): readonly ReactNode[] => [
  element(Button, { key: 'button', href: link, style: mailLooks.button }, words),
  element(Text, { key: 'link', style: mailLooks.address }, element(Link, { href: link, style: mailLooks.link }, link)),
];
