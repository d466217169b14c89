import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readZip } from '#infra/lab/testing/read-zip.ts';
import { dataDirectory } from '#infra/lab/testing/server.ts';
import { zipStream } from '../zip/zip-stream.ts';
import { readTable } from './read-table.ts';

const unreadable = { code: 'table_unreadable' };

test('reads all kinds of cells of a workbook', async () => {
  expect(await read(await workbook())).toEqual([['ada@example.org'], ['7']]);
});

test('keeps the number and gaps of a row after any other rows', async () => {
  const text = (value: string) => ({ value, type: String });
  const rows = [[text('a'), null, text('<c> & "d"')], [], [null, text('größer')]];
  const file = path.join(await folder(), 'table.xlsx');
  await writeFile(file, await writeWorkbook(rows, { sheet: 'List' }).toBuffer());
  const found: unknown[] = [];
  for await (const row of readTable(file)) found.push(row);
  expect(found).toEqual([
    { row: 1, cells: ['a', '', '<c> & "d"'] },
    ...(found.length === 3 ? [{ row: 2, cells: [] }] : []),
    { row: 3, cells: ['', 'größer'] },
  ]);
});

test('reads text by lines, with semicolons, quotes and older encodings', async () => {
  const file = path.join(await folder(), 'table.csv');
  await writeFile(file, Buffer.from('Name;Ort\n"M\xfcller; K.";Bonn\n\nAda;Rom', 'latin1'));
  const found: unknown[] = [];
  for await (const row of readTable(file)) found.push(row);
  expect(found).toEqual([
    { row: 1, cells: ['Name', 'Ort'] },
    { row: 2, cells: ['Müller; K.', 'Bonn'] },
    { row: 4, cells: ['Ada', 'Rom'] },
  ]);
});

test('does not unpack an archive of very many small files', async () => {
  const files = [
    ...(await readZip(await workbook())),
    ...Array.from({ length: 1_000 }, (_, at) => [`${at}`, ''] as const),
  ];
  await expect(read(await packed(files))).rejects.toMatchObject(unreadable);
});

test('refuses a workbook that is too large unpacked', async () => {
  const files = [...(await readZip(await workbook())), ['large', Buffer.alloc(21_000_000)] as const];
  await expect(read(await packed(files))).rejects.toMatchObject(unreadable);
});

test('does not load external entities', async () => {
  const secret = path.join(await folder(), 'secret.txt');
  await writeFile(secret, 'a-secret');
  const files = await readZip(await workbook());
  const declared = `<!DOCTYPE x [<!ENTITY from-outside SYSTEM "file://${secret}">]>`;
  const hostile = [...files].map(([name, content]) => {
    const text = content.toString().replace(/^(<\?xml[^>]*\?>)/, `$1${declared}`);
    return [name, text.replaceAll('ada@example.org', '&from-outside;')] as const;
  });
  expect(JSON.stringify(hostile)).toContain('&from-outside;');
  const cells = await read(await packed(hostile)).catch((error: unknown) => JSON.stringify(error));
  expect(JSON.stringify(cells)).not.toContain('a-secret');
});

const workbook = () => writeWorkbook([[{ value: 'ada@example.org' }], [{ value: 7 }]], { sheet: 'List' }).toBuffer();

const packed = (files: Iterable<readonly [string, Buffer | string]>) =>
  buffer(zipStream([...files].map(([name, content]) => ({ name, open: async () => Readable.from([content]) }))));

async function read(content: Buffer) {
  const file = path.join(await folder(), 'table.xlsx');
  await writeFile(file, content);
  const cells: (readonly string[])[] = [];
  for await (const row of readTable(file)) cells.push(row.cells);
  return cells;
}

async function folder() {
  const { directory, remove } = await dataDirectory();
  onTestFinished(remove);
  return directory;
}
