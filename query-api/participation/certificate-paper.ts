import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Locale } from '#domain/kernel/contract.ts';
import type { CertificateCheck } from '#domain/participation/contract/certificates.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { type Face, fontNamed, inFonts } from '#query-api/sessions/for-others.ts';

/** A4 landscape, in points. */
const [width, height, edge] = [841.89, 595.28, 60];

const words = {
  de: {
    title: 'Zertifikat',
    has: 'hat das Seminar',
    completed: 'vollständig abgeschlossen.',
    hours: (hours: string) => `Umfang: ${hours} ${hours === '1' ? 'Stunde' : 'Stunden'}`,
    on: (date: string) => `Ausgestellt am ${date}`,
    lead: 'Seminarleitung',
    check: 'Echtheit prüfen:',
    revoked: 'WIDERRUFEN',
  },
  en: {
    title: 'Certificate',
    has: 'has completed the seminar',
    completed: 'in full.',
    hours: (hours: string) => `Workload: ${hours} ${hours === '1' ? 'hour' : 'hours'}`,
    on: (date: string) => `Issued on ${date}`,
    lead: 'Seminar lead',
    check: 'Check that it is genuine:',
    revoked: 'REVOKED',
  },
} as const;

/** The logo as PNG, because PDFs take no WebP; null if it cannot be read. */
export async function logoFor(blobs: BlobStore, address: string): Promise<Buffer | null> {
  try {
    return await blobs.withLocalFile(address, (file) => sharp(file).png().toBuffer());
  } catch {
    // A certificate without its logo is better than none.
    return null;
  }
}

type Printed = Readonly<{
  certificate: Pick<CertificateCheck, 'id' | 'name' | 'seminar' | 'hours' | 'owner' | 'issuedAt' | 'revokedAt'>;
  logo: Buffer | null;
  locale: Locale;
  /** IANA time zone of its date. */
  timeZone: string;
  /** The address where the certificate can be checked. */
  address: string;
}>;

export function writeCertificate({ certificate, logo, locale, timeZone, address }: Printed): Readable {
  const { name, seminar, hours, owner, issuedAt, revokedAt } = certificate;
  const said = words[locale];
  const language = locale === 'de' ? 'de-DE' : 'en-GB';
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: `${said.title}: ${seminar}`, Creator: 'Rostra', Producer: 'Rostra' },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const write = writerOn(pdf, root);

  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(1.2)
    .strokeColor('#3545a3')
    .rect(28, 28, width - 56, height - 56)
    .stroke();
  if (logo) pdf.image(logo, width / 2 - 90, 62, { fit: [180, 60], align: 'center', valign: 'center' });
  pdf
    .lineWidth(0.8)
    .strokeColor('#8a8779')
    .moveTo(width - edge - 220, 468)
    .lineTo(width - edge, 468)
    .stroke();
  pdf.endMarkedContent();

  write(said.title, { face: 'serif-strong', size: 40, y: 172, tag: 'H1' });
  write(name, { face: 'serif', size: 30, y: 236 });
  write(said.has, { size: 14, y: 276, color: '#55524a' });
  write(
    `„${seminar}“`.replace(/[„“]/g, (mark) => (locale === 'de' ? mark : mark === '„' ? '“' : '”')),
    {
      ...{ face: 'serif-strong', size: 22, y: 312 },
    },
  );
  write(said.completed, { size: 14, y: 344, color: '#55524a' });
  if (hours !== null) {
    const text = said.hours(new Intl.NumberFormat(language).format(hours));
    write(text, { size: 12, y: 376, color: '#55524a' });
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(issuedAt));
  write(said.on(date), { size: 12, y: 468, align: 'left' });
  write(owner ?? '', { size: 12, y: 484, align: 'right' });
  write(said.lead, { size: 10, y: 500, align: 'right', color: '#55524a' });
  write(`${said.check} ${address}`, { size: 9, y: 540, color: '#55524a' });
  if (revokedAt !== null) write(said.revoked, { face: 'ui-strong', size: 34, y: 415, color: '#b3261e' });
  pdf.end();
  return pdf;
}

type Look = Readonly<{
  face?: Face;
  size: number;
  /** Position of the baseline. */
  y: number;
  color?: string;
  align?: 'left' | 'right';
  tag?: 'H1' | 'P';
}>;

/** Writes one line, with a smaller font if it does not fit. */
function writerOn(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  const registered = new Set<string>();
  const inFont = (font: string, size: number) => {
    if (!registered.has(font)) pdf.registerFont(font, fontNamed(font));
    registered.add(font);
    return pdf.font(font).fontSize(size);
  };
  const lengthOf = (pieces: ReturnType<typeof inFonts>, size: number) =>
    pieces.reduce((sum, { text, font }) => sum + inFont(font, size).widthOfString(text), 0);

  return (text: string, { face = 'ui', size: wanted, y, color = '#1a1d26', align, tag = 'P' }: Look) => {
    const pieces = inFonts(text, face);
    const room = width - 2 * edge;
    const size = Math.min(wanted, (wanted * room) / Math.max(lengthOf(pieces, wanted), 1));
    const used = lengthOf(pieces, size);
    let x = align === 'left' ? edge : align === 'right' ? width - edge - used : (width - used) / 2;
    const element = pdf.struct(tag);
    root.add(element);
    element.add(() => {
      for (const piece of pieces) {
        inFont(piece.font, size).fillColor(color).text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
        x += pdf.widthOfString(piece.text);
      }
    });
    element.end();
  };
}
