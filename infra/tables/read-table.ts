import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { type TableRow, xlsxRows } from './xlsx-rows.ts';

const zip = 'PK\x03\x04';
const beginsAsZip = (head: Buffer) => head.toString('latin1', 0, zip.length) === zip;

/** Whether a file begins like an XLSX or a text. Its name and declared type do not count. */
export const isTable = (head: Buffer): boolean => beginsAsZip(head) || !head.includes(0);

/** The rows of the first sheet, or of a text with commas, semicolons or tabs, one after the other. @throws table_unreadable */
export async function* readTable(path: string): AsyncGenerator<TableRow> {
  try {
    yield* beginsAsZip(await headOf(path)) ? xlsxRows(path) : csvRows(textOf(await readFile(path)));
  } catch (error) {
    // If the caller rejects a row, the file is not at fault.
    if (error instanceof DomainError) throw error;
    refuse('table_unreadable', 'file');
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(zip.length), 0, zip.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Tables of older programs are not UTF-8. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

const chunkLength = 65_536;

async function* csvRows(text: string): AsyncGenerator<TableRow> {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', '\t'].find((sign) => first.includes(sign)) ?? ',';
  const form = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, bom: true, info: true };
  const rows = Readable.from(chunksOf(text)).pipe(parse({ ...form, delimiter }));
  for await (const { record, info } of rows) yield { row: info.lines, cells: record };
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunkLength) yield text.slice(at, at + chunkLength);
}
