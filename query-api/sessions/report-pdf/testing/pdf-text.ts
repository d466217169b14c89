import { inflateSync } from 'node:zlib';

/** The words on each page of a PDF written by pdfkit, in the order of writing. */
export function pagesOfPdf(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const letters = lettersByFont(objects);
  const contents = [...objects.values()].flatMap(({ head }) => {
    const [, content] = /\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/.exec(head) ?? [];
    return content === undefined ? [] : [content];
  });
  return contents.map((number) => shownIn(streamOf(objects.get(number)), letters));
}

type Stored = Readonly<{ head: string; body: string }>;

function objectsOf(pdf: string): ReadonlyMap<string, Stored> {
  const found = [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, number = '', content = '']) => {
      const [head = '', ...rest] = content.split('\nstream\n');
      return [number, { head, body: rest.join('\nstream\n') }];
    }),
  );
}

function streamOf(stored: Stored | undefined): string {
  if (!stored) throw new Error('a stream that is named is missing');
  const bytes = Buffer.from(stored.body.replace(/\nendstream$/, ''), 'latin1');
  return (stored.head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

type Letters = ReadonlyMap<string, readonly string[]>;

/** By the font's name on a page: the character of each glyph. */
function lettersByFont(objects: ReadonlyMap<string, Stored>): Letters {
  const names = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = '', number = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '') ?? [];
      const ranges = [...streamOf(objects.get(map)).matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/gi)];
      return [
        name,
        ranges.flatMap(([, list = '']) => [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex]) => utf16(hex))),
      ];
    }),
  );
}

const utf16 = (hex = '') =>
  String.fromCharCode(...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

function shownIn(content: string, letters: Letters): string {
  let font: readonly string[] = [];
  let text = '';
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? [];
    for (const [, hex = ''] of array?.matchAll(/<([0-9a-f]+)>/gi) ?? []) {
      text += (hex.match(/.{4}/g) ?? []).map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('');
    }
    if (array) text += ' ';
  }
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
