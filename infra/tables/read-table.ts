import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { fromBufferPromise } from 'yauzl';
import { refuse } from '#domain/kernel/errors.ts';

/** Unpacked: a small file can stand for one that fills the memory. */
const mostBytes = 20_000_000;
const mostEntries = 1_000;
/** A single cell far down and to the right stands for all those before it. */
const [mostRows, longestColumn] = [10_000, 'ZZ'.length];

const zip = 'PK\x03\x04';
const beginsAsZip = (head: Buffer) => head.toString('latin1', 0, zip.length) === zip;

/** Whether a file begins as an XLSX or a text does. Its name and declared type are never asked. */
export const isTable = (head: Buffer): boolean => beginsAsZip(head) || !head.includes(0);

/** The cells of the first sheet, or of a text with commas, semicolons or tabs. @throws table_unreadable */
export async function readTable(path: string): Promise<readonly (readonly string[])[]> {
  const content = await readFile(path);
  try {
    if (!beginsAsZip(content)) return cellsOf(textOf(content));
    await refuseLarge(content);
    const [sheet] = await readWorkbook(content);
    return (sheet?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')));
  } catch {
    return refuse('table_unreadable', 'file');
  }
}

async function refuseLarge(content: Buffer): Promise<void> {
  let size = 0;
  const archive = await fromBufferPromise(content);
  if (archive.entryCount > mostEntries) throw new RangeError('it has too many entries');
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const chunks: Buffer[] = [];
    // It fails where there is more in an entry than it says.
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length;
      if (size > mostBytes) throw new RangeError('it unpacks to too much');
      chunks.push(chunk as Buffer);
    }
    if (entry.fileName.startsWith('xl/worksheets/')) refuseFarCells(Buffer.concat(chunks).toString());
  }
}

function refuseFarCells(sheet: string): void {
  for (const [, column = '', row = ''] of sheet.matchAll(/[":]([A-Z]*)(\d+)"/g))
    if (column.length > longestColumn || (column !== '' && Number(row) > mostRows))
      throw new RangeError('a cell is too far away');
}

/** Tables of older programs are no UTF-8. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function cellsOf(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', '\t'].find((sign) => first.includes(sign)) ?? ',';
  return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, bom: true });
}
