import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

type Slide = Readonly<{ text: string; notes?: string }>;
type Looks = Readonly<{ password?: string; size?: readonly [width: number, height: number] }>;

/** A PDF of slides as presentation software writes it, by default 16:9. */
export async function slidesPdf(
  slides: readonly Slide[],
  { password, size = [960, 540] }: Looks = {},
): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...(password && { userPassword: password }) });
  for (const { text, notes } of slides) {
    document.addPage({ size: [...size], margin: 0 });
    document.rect(0, 0, size[0], 12).fill('#4338ca');
    document
      .fillColor('#111827')
      .fontSize(44)
      .text(text, 60, 180, { width: Math.max(1, size[0] - 120) });
    if (notes) document.note(10, 10, 20, 20, notes);
  }
  document.end();
  return buffer(document);
}
