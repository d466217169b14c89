import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Cells of one line, and its number in the file, from 1. */
export type TableRow = Readonly<{ row: number; cells: readonly string[] }>;

/** The size limit after unpacking: a small file can expand until the memory is full. */
const mostBytes = 20_000_000;
const mostEntries = 1_000;
/** A cell far to the right implies all cells before it. */
const mostColumns = 702;

type Archive = Awaited<ReturnType<typeof fromBufferPromise>>;
type Entry = Parameters<Archive['openReadStreamPromise']>[0];

/** The rows of the first sheet, one after the other: the whole sheet is never in memory. */
export async function* xlsxRows(path: string): AsyncGenerator<TableRow> {
  const archive = await fromBufferPromise(await readFile(path));
  const entries = await entriesOf(archive);
  const read = async (name: string) => {
    const entry = entries.get(name);
    return entry ? text(await archive.openReadStreamPromise(entry)) : '';
  };
  const strings = stringsIn(await read('xl/sharedStrings.xml'));
  const name = firstSheet(await read('xl/workbook.xml'), await read('xl/_rels/workbook.xml.rels'));
  const sheet = entries.get(name ?? '') ?? entries.get('xl/worksheets/sheet1.xml');
  if (!sheet) throw new RangeError('it has no sheet');
  yield* rowsIn(await archive.openReadStreamPromise(sheet), strings);
}

/** Entries by name. Reading fails if an entry is larger than it declares. */
async function entriesOf(archive: Archive): Promise<ReadonlyMap<string, Entry>> {
  if (archive.entryCount > mostEntries) throw new RangeError('it has too many entries');
  const entries = new Map<string, Entry>();
  let size = 0;
  for await (const entry of archive.eachEntry()) {
    size += entry.uncompressedSize;
    if (size > mostBytes) throw new RangeError('it unpacks to too much');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function firstSheet(workbook: string, relations: string): string | undefined {
  const id = /<(?:\w+:)?sheet\s[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => attributeOf(tag, 'Id') === id);
  const target = relation && attributeOf(relation[0], 'Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const rowEnd = /<\/(?:\w+:)?row>/g;
const rowTag = /<(?:\w+:)?row\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?row>)/gs;
const cellTag = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs;

async function* rowsIn(sheet: Readable, strings: readonly string[]): AsyncGenerator<TableRow> {
  let [rest, last] = ['', 0];
  sheet.setEncoding('utf8');
  for await (const chunk of sheet) {
    rest += chunk;
    const ends = [...rest.matchAll(rowEnd)].at(-1);
    if (!ends) continue;
    const end = ends.index + ends[0].length;
    for (const [, attributes = '', content = ''] of rest.slice(0, end).matchAll(rowTag)) {
      last = Number(attributeOf(attributes, 'r') ?? last + 1);
      yield { row: last, cells: cellsIn(content, strings) };
    }
    rest = rest.slice(end);
  }
}

function cellsIn(row: string, strings: readonly string[]): readonly string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(cellTag)) {
    const column = columnOf(attributeOf(attributes, 'r')) ?? cells.length;
    if (column >= mostColumns) throw new RangeError('a cell is too far away');
    while (cells.length < column) cells.push('');
    cells[column] = cellText(attributeOf(attributes, 't'), content, strings);
  }
  return cells;
}

/** The column of a cell: `C7` is 2. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A formula counts as its value when the file was saved. */
function cellText(type: string | undefined, content: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return textIn(content);
  const value = /<(?:\w+:)?v\b[^>]*>(.*?)<\/(?:\w+:)?v>/s.exec(content)?.[1] ?? '';
  return type === 's' ? (strings[Number(value)] ?? '') : plain(value);
}

const stringsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?si>)/gs)].map(([, content = '']) => textIn(content));

/** Pieces with different formatting form one text; phonetic hints are left out. */
const textIn = (content: string): string =>
  [
    ...content
      .replaceAll(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '')
      .matchAll(/<(?:\w+:)?t\b[^>]*>(.*?)<\/(?:\w+:)?t>/gs),
  ]
    .map(([, piece = '']) => plain(piece))
    .join('');

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Entities that a file defines itself are not expanded. */
const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return signs[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
