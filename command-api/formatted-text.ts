import sanitize from 'sanitize-html';
import { decoded, plainText } from '#domain/kernel/written.ts';
import { escapeHtml } from '#infra/mail/escape-html.ts';
import { type FormattedText, mailLooks as looks } from '#infra/mail/mail-page.tsx';

/** Formats safe HTML for a mail, as HTML and as plain text, with headings, lists, quotes and links. Cuts after about `most` characters. */
export function formattedForMail(safe: string, most: number): FormattedText {
  const beginning = beginningOf(safe, most);
  return { html: sanitize(beginning, inMail), text: asText(beginning) };
}

const styleOf = (style: Readonly<Record<string, string | number>>) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

const styled = (tagName: string, style: Readonly<Record<string, string | number>>) => {
  const css = styleOf(style);
  return (_: string, { href }: Readonly<Record<string, string>>) => ({
    tagName,
    attribs: { style: css, ...(href !== undefined && { href }) },
  });
};

/** Mail programs ignore style sheets, so all styles are inline. */
const inMail = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { '*': ['style'], a: ['href'] },
  parseStyleAttributes: false,
  transformTags: {
    p: styled('p', looks.text),
    ul: styled('ul', { ...looks.text, paddingLeft: '24px' }),
    ol: styled('ol', { ...looks.text, paddingLeft: '24px' }),
    h2: styled('h2', { ...looks.text, fontSize: '20px', fontWeight: 600 }),
    h3: styled('h3', { ...looks.text, fontSize: '17px', fontWeight: 600 }),
    blockquote: styled('blockquote', looks.quote),
    a: styled('a', looks.link),
  },
};

const tag = /<(\/?)(\w+)([^>]*)>/g;

/** Keeps whole paragraphs and lists; cuts within the first one if it is too long. */
function beginningOf(safe: string, most: number): string {
  let kept = '';
  for (const block of blocksOf(safe)) {
    const length = plainText(kept).length;
    if (length + plainText(block).length <= most) kept += block;
    else return kept === '' ? `<p>${escapeHtml(plainText(block).slice(0, most).trimEnd())} …</p>` : `${kept}<p>…</p>`;
  }
  return kept;
}

function blocksOf(safe: string): readonly string[] {
  const blocks: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: whole, 1: closing, 2: name, index } of safe.matchAll(tag)) {
    if (name === 'br') continue;
    depth += closing ? -1 : 1;
    if (depth > 0) continue;
    const end = index + whole.length;
    blocks.push(safe.slice(from, end));
    from = end;
  }
  return [...blocks, safe.slice(from)].filter((block) => block.trim() !== '');
}

type List = { isNumbered: boolean; count: number };

/** Plain text with list markers, quote markers, and the address after each link. */
function asText(safe: string): string {
  const lines: string[] = [];
  const lists: List[] = [];
  let [line, sign, quotes, href, linkAt] = ['', '', 0, '', 0];

  function end(isSpaced: boolean) {
    if (line.trim() !== '') {
      const before = '> '.repeat(quotes) + '  '.repeat(Math.max(lists.length - 1, 0));
      lines.push(...(before + sign + line.trim()).split('\n').map((one, n) => (n === 0 ? one : before + one)));
      if (isSpaced) lines.push('');
      sign = '';
    }
    line = '';
  }

  let at = 0;
  for (const { 0: whole, 1: closing, 2: name = '', 3: attributes = '', index } of safe.matchAll(tag)) {
    line += decoded(safe.slice(at, index));
    at = index + whole.length;
    switch (name) {
      case 'br':
        line += '\n';
        break;
      case 'a':
        if (!closing) [href, linkAt] = [decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''), line.length];
        else if (href && !href.endsWith(line.slice(linkAt))) line += ` (${href})`;
        break;
      case 'ul':
      case 'ol':
        end(false);
        if (!closing) lists.push({ isNumbered: name === 'ol', count: 0 });
        else if (lists.pop() && lists.length === 0) lines.push('');
        break;
      case 'li':
        end(false);
        sign = closing ? '' : signOf(lists.at(-1));
        break;
      case 'blockquote':
        end(true);
        quotes += closing ? -1 : 1;
        break;
      case 'p':
      case 'h2':
      case 'h3':
        end(lists.length === 0);
        break;
      default:
        break;
    }
  }
  line += decoded(safe.slice(at));
  end(false);
  return lines.join('\n').trim();
}

function signOf(list: List | undefined): string {
  if (!list) return '';
  list.count += 1;
  return list.isNumbered ? `${list.count}. ` : '– ';
}
