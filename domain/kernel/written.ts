import * as z from 'zod/mini';
import { Id } from './ids.ts';
import { isPlainLine } from './plain-text.ts';

/** Texts that people write for others (posts of a group, articles): its limits, as both sides know them. */

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
/** HTML; whatever is not in the small set of harmless tags is taken out. */
export const WrittenBody = z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000));
export const WrittenTexts = z.object({ title: WrittenTitle, body: WrittenBody });
/** In the form that brings them: 20,000 letters of any writing. */
export const writtenFieldBytes = 80_000;

/** Whether a text that may be either was written in the editor; what was stored as plain text stays that. */
export const isRichText = (text: string): boolean =>
  /^\s*<(p|h[1-6]|ul|ol|blockquote|table|figure|img)[\s>]/i.test(text);

/** The words of safe HTML, a line for each paragraph. */
export const plainText = (safe: string): string =>
  decoded(safe.replaceAll(/<(\/(p|li|h2|h3|blockquote|td|th)|br ?\/?)>/g, '$&\n').replaceAll(/<[^>]*>/g, '')).trim();

/** The signs that safe HTML writes as entities. */
export const decoded = (safe: string): string =>
  safe.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The words of a text that may be either, in one line. */
export const wordsOf = (text: string): string =>
  (isRichText(text) ? plainText(text) : text).replaceAll(/\s+/g, ' ').trim();

/** In a form. */
export const Flag = z.enum(['true', 'false']);

/** The banner is stored as WebP that fits into this. */
export const bannerSize = { width: 1_600, height: 600 } as const;
/** Bytes. */
export const [largestPicture, largestFile] = [10_000_000, 25_000_000];
/** Maximum number of files of one post or article. */
export const mostFiles = 10;

/** Signed addresses, good for a short while and for this person only. */
export const attached = {
  bannerImage: z.nullable(z.string()),
  files: z.array(z.object({ id: Id, name: z.string(), size: z.int(), contentType: z.string(), url: z.string() })),
};
export type AttachedFile = z.output<(typeof attached)['files']>[number];

export const attachmentErrors = [
  ...(['invalid_input', 'payload_too_large', 'unsupported_media_type', 'storage_full'] as const),
] as const;
