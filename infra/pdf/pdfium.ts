import { PDFiumModule } from '@hyzyla/pdfium';
import type { PdfFault } from './pdf-request.ts';

/** The functions of PDFium (compiled to WebAssembly) that this code calls. Numbers are addresses or handles. */
type Pdfium = Readonly<{
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _free(at: number): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(at: number, size: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, at: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, x: number, y: number, width: number, height: number, colour: number): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    ...given: [bitmap: number, page: number, x: number, y: number, width: number, height: number, ...rest: number[]]
  ): void;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetText(text: number, start: number, count: number, at: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetStringValue(annotation: number, key: number, at: number, size: number): number;
}>;

/** PDFium's constants, from `fpdfview.h` and `fpdf_annot.h`. */
const [passwordError, securityError] = [4, 5];
const [bgrx, rgbOrder, white] = [3, 0x10, 0xff_ff_ff_ff];
const textAnnotation = 1;
const mostAnnotations = 100;
/** The most characters that are read of a page, and of its notes. */
const mostLetters = 20_000;

type Box = Readonly<{ width: number; height: number }>;
/** Four bytes for each pixel: red, green, blue and unused. */
type Picture = Box & Readonly<{ pixels: Buffer }>;

export type OpenPage = Readonly<{
  /** The page on a white ground, as large as fits into the box. */
  draw(box: Box): Picture;
  text(): string;
  /** The text of annotations: slide programs write speaker notes as annotations. */
  notes(): string;
  close(): void;
}>;

export type OpenPdf = Readonly<{ pages: number; page(index: number): OpenPage | 'unreadable' }>;

/** For a process that ends soon: it closes pages only. */
export async function openPdf(content: Uint8Array): Promise<OpenPdf | PdfFault> {
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  const at = pdfium._malloc(content.length);
  pdfium.HEAPU8.set(content, at);
  const document = pdfium._FPDF_LoadMemDocument(at, content.length, 0);
  if (document === 0) return faultOf(pdfium._FPDF_GetLastError());
  return {
    pages: pdfium._FPDF_GetPageCount(document),
    page(index) {
      const page = pdfium._FPDF_LoadPage(document, index);
      return page === 0 ? 'unreadable' : pageOf(pdfium, page);
    },
  };
}

const faultOf = (error: number): PdfFault =>
  error === passwordError || error === securityError ? 'password' : 'unreadable';

const pageOf = (pdfium: Pdfium, page: number): OpenPage => ({
  draw: (box) => drawn(pdfium, page, box),
  text: () => textOf(pdfium, page),
  notes: () => notesOf(pdfium, page),
  close: () => pdfium._FPDF_ClosePage(page),
});

function drawn(pdfium: Pdfium, page: number, box: Box): Picture {
  const { width, height } = fitting(
    { width: pdfium._FPDF_GetPageWidthF(page), height: pdfium._FPDF_GetPageHeightF(page) },
    box,
  );
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
  if (bitmap === 0) throw new Error('no memory for a page');
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, rgbOrder);
  const at = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const pixels = Buffer.from(pdfium.HEAPU8.slice(at, at + width * height * 4));
  pdfium._FPDFBitmap_Destroy(bitmap);
  return { width, height, pixels };
}

/** A page may have any ratio of width to height. */
function fitting(page: Box, box: Box): Box {
  const scale = Math.min(box.width / page.width, box.height / page.height);
  if (!Number.isFinite(scale)) return { width: box.width, height: box.height };
  const side = (length: number, most: number) => Math.min(most, Math.max(1, Math.round(length * scale)));
  return { width: side(page.width, box.width), height: side(page.height, box.height) };
}

function textOf(pdfium: Pdfium, page: number): string {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return '';
  const count = Math.min(mostLetters, Math.max(0, pdfium._FPDFText_CountChars(text)));
  const at = pdfium._malloc((count + 1) * 2);
  const written = pdfium._FPDFText_GetText(text, 0, count, at);
  const found = utf16(pdfium, at, written * 2);
  pdfium._free(at);
  pdfium._FPDFText_ClosePage(text);
  return found;
}

function notesOf(pdfium: Pdfium, page: number): string {
  const count = Math.min(mostAnnotations, pdfium._FPDFPage_GetAnnotCount(page));
  const key = pdfium._malloc(16);
  pdfium.HEAPU8.set(Buffer.from('Contents\0'), key);
  const notes = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) return '';
    const isNote = pdfium._FPDFAnnot_GetSubtype(annotation) === textAnnotation;
    const note = isNote ? stringValue(pdfium, annotation, key) : '';
    pdfium._FPDFPage_CloseAnnot(annotation);
    return note.trim();
  });
  pdfium._free(key);
  return notes.filter(Boolean).join('\n\n').slice(0, mostLetters);
}

function stringValue(pdfium: Pdfium, annotation: number, key: number): string {
  const bytes = pdfium._FPDFAnnot_GetStringValue(annotation, key, 0, 0);
  if (bytes > mostLetters * 2) return '';
  const at = pdfium._malloc(bytes);
  pdfium._FPDFAnnot_GetStringValue(annotation, key, at, bytes);
  const value = utf16(pdfium, at, bytes);
  pdfium._free(at);
  return value;
}

/** Up to the terminating zero, without unpaired surrogates, which no database stores. */
const utf16 = ({ HEAPU8 }: Pdfium, at: number, bytes: number): string =>
  (
    Buffer.from(HEAPU8.slice(at, at + bytes))
      .toString('utf16le')
      .split('\0')[0] ?? ''
  ).replaceAll(/\p{Cs}/gu, '');
