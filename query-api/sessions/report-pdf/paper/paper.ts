import { setImmediate as yieldToOthers } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { linesOf, type Run } from './lines.ts';
import { colors, looks } from './looks.ts';
import { penOn } from './pen.ts';

/** A4, in points. */
const sheet = { width: 595.28, height: 841.89, left: 56, right: 56, top: 54, bottom: 62 } as const;
export const column = sheet.width - sheet.left - sheet.right;
/** Distance between the lines of a row, in points. */
const rowLeading = 10;

type Element = PDFKit.PDFStructureElement;
/** Standard structure types of PDF (ISO 32000-1, 14.8.4). */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Caption';

/** The place of a text in the column, and the space after its last line. All in points. */
type Placed = Readonly<{
  x?: number;
  width?: number;
  after?: number;
  lineHeight?: number;
  /** From the top of a line to its baseline. */
  ascent?: number;
  lang?: string;
}>;

type Opening = Readonly<{
  title: string;
  /** BCP 47. */
  language: string;
  /** The footer of the page with this number. */
  footer: (page: number) => string;
}>;

/** Writes pages from top to bottom and streams each full page, with a structure for screen readers. */
export type Paper = ReturnType<typeof openPaper>;

export function openPaper({ title, language, footer }: Opening) {
  const stream = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Rostra', Producer: 'Rostra' },
  });
  const { measure, draw } = penOn(stream);
  const root = stream.struct('Document');
  stream.addStructure(root);
  let part: Element = root;
  /** The table whose rows are being written. */
  let table: Element | undefined;
  let y: number = sheet.top;
  let page = 0;

  function turn() {
    stream.addPage();
    page += 1;
    y = sheet.top;
    const [below, right] = [sheet.height - sheet.bottom + 24, sheet.width - sheet.right];
    stream.markContent('Artifact', { type: 'Pagination' });
    const number = footer(page);
    const width = measure(number, 'ui latin', looks.small.size);
    draw(linesOf([{ text: title, look: looks.small }], column - width - 24, measure)[0] ?? [], sheet.left, below);
    draw(linesOf([{ text: number, look: looks.small }], column, measure)[0] ?? [], right - width, below);
    stream.endMarkedContent();
  }

  const paper = {
    stream,
    /** Starts a new page if less than this height is left, in points. */
    keep(height: number) {
      if (page === 0 || y + height > sheet.height - sheet.bottom) turn();
    },
    space(height: number) {
      y += height;
    },
    /** Begins a section of the document structure. */
    beginPart() {
      table = undefined;
      part = stream.struct('Sect');
      root.add(part);
    },
    /** Writes text over as many lines and pages as it needs. */
    write(tag: Tag, runs: readonly Run[], placed: Placed = {}) {
      const { x = 0, width = column - x, after = 0, lang } = placed;
      table = undefined;
      const size = Math.max(...runs.map(({ look }) => look.size));
      const ascent = placed.ascent ?? size;
      const lineHeight = placed.lineHeight ?? size * 1.45;
      const element = stream.struct(tag, lang && lang !== language ? { lang } : {});
      part.add(element);
      const lines = linesOf(runs, width, measure);
      for (const [index, line] of lines.entries()) {
        // Never puts the last line of a long paragraph alone on a new page.
        paper.keep(lines.length > 3 && index === lines.length - 2 ? 2 * lineHeight : lineHeight);
        element.add(() => draw(line, sheet.left + x, y + ascent));
        y += lineHeight;
      }
      element.end();
      y += after;
    },
    /** Writes cells side by side, each with one line. */
    row(
      cells: readonly Readonly<{ runs: readonly Run[]; x: number; width?: number; align?: 'right' }>[],
      height: number,
      tag: 'TD' | 'TH' = 'TD',
    ) {
      const written = cells.map(({ runs, x, width = column - x }) => ({ lines: linesOf(runs, width, measure), width }));
      const more = Math.max(0, ...written.map(({ lines }) => lines.length - 1)) * rowLeading;
      paper.keep(height + more);
      if (!table) {
        table = stream.struct('Table');
        part.add(table);
      }
      const row = stream.struct('TR');
      table.add(row);
      for (const [i, { x, align }] of cells.entries()) {
        const { lines, width } = written[i] ?? { lines: [], width: 0 };
        const cell = stream.struct(tag);
        row.add(cell);
        cell.add(() => {
          for (const [number, line] of lines.entries()) {
            const used = line.reduce((sum, piece) => sum + piece.width, 0);
            const left = sheet.left + x + (align === 'right' ? width - used : 0);
            draw(line, left, y + looks.text.size + number * rowLeading);
          }
        });
        cell.end();
      }
      row.end();
      y += height + more;
    },
    /** Draws a picture with an alternative text. `picture` starts at its upper left corner. */
    figure(height: number, alt: string, picture: (x: number, top: number) => void) {
      table = undefined;
      paper.keep(height);
      const figure = stream.struct('Figure', { alt });
      part.add(figure);
      figure.add(() => picture(sheet.left, y));
      figure.end();
      y += height;
    },
    /** Draws decoration, marked as an artifact; it takes no height. */
    adorn(picture: (x: number, top: number) => void) {
      stream.markContent('Artifact', { type: 'Layout' });
      picture(sheet.left, y);
      stream.endMarkedContent();
    },
    rule() {
      paper.adorn((x, top) =>
        stream
          .lineWidth(0.6)
          .moveTo(x, top)
          .lineTo(x + column, top)
          .stroke(colors.line),
      );
    },
    /** Whether the document is still being read. Lets other work run first. */
    async goesOn(): Promise<boolean> {
      await yieldToOthers();
      return !stream.destroyed;
    },
    /** Writes a text within a picture. */
    label: (runs: readonly Run[], x: number, base: number) => draw(linesOf(runs, column, measure)[0] ?? [], x, base),
    end() {
      root.end();
      stream.end();
    },
  };
  return paper;
}
