import sanitize from 'sanitize-html';
import { refuse } from '#domain/kernel/errors.ts';
import { isRichText, plainText } from '#domain/kernel/written.ts';
import { videoAddressIn } from '#domain/seminars/contract/video-link.ts';

const renamed = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', div: 'p' };
const allowed = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: renamed,
};

/** HTML from an editor, reduced to a few harmless tags. @throws invalid_input if no text is left */
export function safeHtml(html: string, field: string): string {
  const safe = sanitize(html, allowed);
  return plainText(safe) === '' ? refuse('invalid_input', field) : safe;
}

/** The rules for a page: they also allow tables, pictures and files by id, and videos on YouTube. */
const ofPages = {
  ...allowed,
  allowedTags: [...allowed.allowedTags, 'table', 'tbody', 'tr', 'th', 'td', 'img', 'figure'],
  allowedAttributes: { a: ['href', 'data-file'], img: ['data-file', 'alt'], figure: ['data-video'] },
  transformTags: {
    ...renamed,
    figure: (_: string, attributes: Readonly<Record<string, string>>) => ({
      tagName: 'figure',
      attribs: { 'data-video': videoAddressIn(attributes['data-video'] ?? '') ?? '' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }: Readonly<{ tag: string; attribs: Readonly<Record<string, string>> }>) =>
    (tag === 'img' && !isId(attribs['data-file'])) || (tag === 'figure' && !attribs['data-video']),
};
const isId = (text: string | undefined) => /^[0-9a-f]{32}$/.test(text ?? '');

/** A seminar text as it is stored: plain text unchanged, HTML without harmful parts. Empty if nothing is left. */
export function safePage(text: string): string {
  if (!isRichText(text)) return text;
  const safe = sanitize(text, ofPages);
  return plainText(safe) === '' && !/<(img|figure)\b/.test(safe) ? '' : safe;
}
