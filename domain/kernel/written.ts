import * as z from 'zod/mini';
import { Id } from './ids.ts';
import { isPlainLine } from './plain-text.ts';

/** Limits of texts that people write for others (posts of a group, articles), shared by server and client. */

export const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.refine(isPlainLine, 'expected one line without control characters'),
    );

export const WrittenTitle = line(200);
/** HTML; the server removes everything outside of the small set of harmless tags. */
export const WrittenBody = z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000));
export const WrittenTexts = z.object({ title: WrittenTitle, body: WrittenBody });
/** The limit in the form: 20,000 letters of any script. */
export const writtenFieldBytes = 80_000;

/** Whether a text is HTML from the editor; text that was stored as plain text stays plain. */
export const isRichText = (text: string): boolean =>
  /^\s*<(p|h[1-6]|ul|ol|blockquote|table|figure|img)[\s>]/i.test(text);

/** The text of safe HTML, one line for each paragraph. */
export const plainText = (safe: string): string =>
  decoded(safe.replaceAll(/<(\/(p|li|h2|h3|blockquote|td|th)|br ?\/?)>/g, '$&\n').replaceAll(/<[^>]*>/g, '')).trim();

/** The characters that safe HTML writes as entities. */
export const decoded = (safe: string): string =>
  safe.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The text of either form, in one line. */
export const wordsOf = (text: string): string =>
  (isRichText(text) ? plainText(text) : text).replaceAll(/\s+/g, ' ').trim();

/** A boolean as a field of a form. */
export const Flag = z.enum(['true', 'false']);

/** The banner is stored as WebP within this size. */
export const bannerSize = { width: 1_600, height: 600 } as const;
/** Bytes. */
export const [largestPicture, largestFile] = [10_000_000, 25_000_000];
/** Maximum number of files of one post or article. */
export const mostFiles = 10;

/** Signed addresses, valid for a short time and for this person only. */
export const attached = {
  bannerImage: z.nullable(z.string()),
  files: z.array(z.object({ id: Id, name: z.string(), size: z.int(), contentType: z.string(), url: z.string() })),
};
export type AttachedFile = z.output<(typeof attached)['files']>[number];

export const attachmentErrors = [
  ...(['invalid_input', 'payload_too_large', 'unsupported_media_type', 'storage_full'] as const),
] as const;
