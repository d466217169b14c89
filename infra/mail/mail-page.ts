import type { Locale } from '#domain/kernel/contract.ts';
import { escapeHtml } from './escape-html.ts';

/** A paragraph, or a link with what it says; what it leads to where it says nothing. */
type Paragraph = string | Readonly<{ link: string; text?: string }>;

/** The HTML of a mail: its paragraphs, and nothing that has to be loaded. */
export function mailPage(locale: Locale, paragraphs: readonly Paragraph[]): string {
  return `<!doctype html>
<html lang="${locale}">
<body style="font-family: sans-serif; line-height: 1.5">
${paragraphs.map((one) => `<p>${inside(one)}</p>`).join('\n')}
</body>
</html>
`;
}

const inside = (one: Paragraph): string =>
  typeof one === 'string'
    ? escapeHtml(one)
    : `<a href="${escapeHtml(one.link)}">${escapeHtml(one.text ?? one.link)}</a>`;
