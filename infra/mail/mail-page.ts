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
import { createElement as element, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/kernel/contract.ts';
import { mailLooks as looks } from './mail-looks.ts';
import { operatorPlace } from './operator-line.ts';

/** A text that somebody wrote in the editor: safe HTML with its looks, and the same in plain text. */
export type FormattedText = Readonly<{ html: string; text: string }>;

export type MailPage = Readonly<{
  locale: Locale;
  title: string;
  /** Before the button, and after it. */
  above: readonly (string | FormattedText)[];
  below: readonly string[];
  button: Readonly<{ words: string; link: string }> | undefined;
  footer: string;
  /** Under the footer: how mails of this kind end. */
  end: Readonly<{ words: string; link: string }> | undefined;
}>;

/** The HTML of a mail. Nothing in it has to be loaded from anywhere. */
export function mailPage({ locale, title, above, below, button, footer, end }: MailPage): string {
  const paragraphs = (texts: MailPage['above'], from: string) =>
    texts.map((text, place) => {
      const key = `${from}${place}`;
      if (typeof text === 'string') return element(Text, { key, style: looks.text }, text);
      return element('div', { key, dangerouslySetInnerHTML: { __html: text.html } });
    });
  const [, opening = title] = above;
  const card = [
    element(Heading, { key: 'title', as: 'h1', style: looks.title }, title),
    ...paragraphs(above, 'above'),
    ...(button ? buttonWithLink(button) : []),
    ...paragraphs(below, 'below'),
    element(Hr, { key: 'line', style: looks.line }),
    element(Text, { key: 'footer', style: looks.footer }, footer, element('span', { [operatorPlace]: 'true' })),
    end && element(Link, { key: 'end', href: end.link, style: { ...looks.footer, ...looks.link } }, end.words),
  ];
  const body = element(Body, { style: looks.body }, element(Container, { style: looks.card }, brand, card));
  const page = element(
    Html,
    { lang: locale },
    element(Head),
    element(Preview, null, typeof opening === 'string' ? opening : opening.text),
    body,
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const brand = element(Text, { key: 'brand', style: looks.brand }, 'Rostra');

/** The address stands under the button too, for programs that show no buttons. */
const buttonWithLink = ({ words, link }: Readonly<{ words: string; link: string }>): readonly ReactNode[] => [
  element(Button, { key: 'button', href: link, style: looks.button }, words),
  element(Text, { key: 'link', style: looks.address }, element(Link, { href: link, style: looks.link }, link)),
];
