import * as z from 'zod/mini';

const Box = z.object({ width: z.int(), height: z.int() });

/** The input of the drawing process. Pages before `first` were drawn already. */
export const PdfRequest = z.object({
  file: z.string(),
  /** The folder for the pictures. */
  directory: z.string(),
  first: z.int(),
  mostPages: z.int(),
  image: Box,
  thumbnail: Box,
});
export type PdfRequest = z.infer<typeof PdfRequest>;

const PdfFault = z.enum(['password', 'unreadable', 'empty', 'too_many_pages']);
export type PdfFault = z.infer<typeof PdfFault>;

const PdfPage = z.object({
  index: z.int(),
  /** Files. */
  image: z.string(),
  thumbnail: z.string(),
  /** Size of the image, pixels. */
  width: z.int(),
  height: z.int(),
  /** The text of the page and of its notes; very long texts are cut. */
  text: z.string(),
  notes: z.string(),
});
export type PdfPage = z.infer<typeof PdfPage>;

/** A line of what it says. */
export const PdfLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), pages: z.int() }),
  z.object({ kind: z.literal('drawn'), page: PdfPage }),
  z.object({ kind: z.literal('refused'), fault: PdfFault }),
]);
export type PdfLine = z.infer<typeof PdfLine>;
