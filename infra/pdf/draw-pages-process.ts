import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type PdfLine, type PdfPage, PdfRequest } from './pdf-request.ts';
import { type OpenPage, openPdf } from './pdfium.ts';

// Runs in its own process, which can be killed: a PDF can be made to take for ever or use all memory, and PDF readers have had vulnerabilities.
const say = (line: PdfLine) =>
  new Promise<void>((said) => process.stdout.write(`${JSON.stringify(line)}\n`, () => said()));

await draw(PdfRequest.parse(JSON.parse(process.argv[2] ?? '')));

async function draw({ file, first, mostPages, ...into }: PdfRequest): Promise<void> {
  const pdf = await openPdf(await readFile(file));
  if (typeof pdf === 'string') return say({ kind: 'refused', fault: pdf });
  if (pdf.pages <= 0) return say({ kind: 'refused', fault: 'empty' });
  if (pdf.pages > mostPages) return say({ kind: 'refused', fault: 'too_many_pages' });
  await say({ kind: 'counted', pages: pdf.pages });
  for (let index = first; index < pdf.pages; index += 1) {
    const page = pdf.page(index);
    if (page === 'unreadable') return say({ kind: 'refused', fault: 'unreadable' });
    await say({ kind: 'drawn', page: await drawn(page, index, into) });
    page.close();
  }
}

type Into = Pick<PdfRequest, 'directory' | 'image' | 'thumbnail'>;

async function drawn(page: OpenPage, index: number, { directory, ...boxes }: Into): Promise<PdfPage> {
  const { pixels, width, height } = page.draw(boxes.image);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const [image, thumbnail] = [path.join(directory, `${index}.webp`), path.join(directory, `${index}-small.webp`)];
  await writeFile(image, await picture.clone().webp({ quality: 88 }).toBuffer());
  const small = picture.clone().resize({ ...boxes.thumbnail, fit: 'inside', withoutEnlargement: true });
  await writeFile(thumbnail, await small.webp({ quality: 82 }).toBuffer());
  return { index, image, thumbnail, width, height, text: page.text(), notes: page.notes() };
}
