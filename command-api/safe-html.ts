import sanitize from 'sanitize-html';
import { refuse } from '#domain/kernel/errors.ts';

const renamed = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', div: 'p' };
const allowed = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: renamed,
};

/** What somebody wrote in an editor, with nothing in it but a few harmless tags. @throws invalid_input where no word is left */
export function safeHtml(html: string, field: string): string {
  const safe = sanitize(html, allowed);
  return plainText(safe) === '' ? refuse('invalid_input', field) : safe;
}

/** The words of safe HTML, a line for each paragraph. */
export const plainText = (safe: string): string =>
  sanitize(safe.replaceAll(/<(\/(p|li|h2|h3|blockquote)|br ?\/?)>/g, '$&\n'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
