import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unpackedFont } from './woff.ts';

/** `ui` is for the interface and figures; `serif` for quotations and long texts. */
export type Face = 'ui' | 'ui-strong' | 'serif' | 'serif-strong';

const require = createRequire(import.meta.url);
/** Tables of the characters in each font file of a family. */
const letters = {
  inter: require.resolve('@fontsource/inter/unicode.json'),
  'source-serif-4': require.resolve('@fontsource/source-serif-4/unicode.json'),
} as const;
const faces = {
  ui: ['inter', 400],
  'ui-strong': ['inter', 600],
  serif: ['source-serif-4', 400],
  'serif-strong': ['source-serif-4', 600],
} as const satisfies Readonly<Record<Face, readonly [family: keyof typeof letters, weight: number]>>;

/** The font files of a family, one per script. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
type Script = (typeof scripts)[number];

type Span = readonly [from: number, to: number];

/** The code points of each script, from the package's table. */
const spans: ReadonlyMap<Script, readonly Span[]> = new Map(
  Object.entries(JSON.parse(readFileSync(letters.inter, 'utf8')) as Record<Script, string>).map(([script, ranges]) => [
    script as Script,
    ranges.split(',').map(spanOf),
  ]),
);

/** Reads `U+0000-00FF` or `U+0131`. */
function spanOf(range: string): Span {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const kept = new Map<string, Buffer>();

/** The font of this name, unpacked at the first use and cached. */
export function fontNamed(name: string): Buffer {
  const known = kept.get(name) ?? unpackedFont(readFileSync(fileOf(name)));
  kept.set(name, known);
  return known;
}

function fileOf(name: string): string {
  const [face, script] = name.split(' ') as [Face, Script];
  const [family, weight] = faces[face];
  return path.join(path.dirname(letters[family]), 'files', `${family}-${script}-${weight}-normal.woff`);
}

const fontName = (face: Face, script: Script) => `${face} ${script}`;

/** Splits a text into pieces that one font file can draw. A character without a font becomes U+FFFD. */
export function inFonts(text: string, face: Face): readonly Readonly<{ text: string; font: string }>[] {
  const pieces: { text: string; font: string }[] = [];
  for (const letter of text) {
    const script = scriptOf(letter.codePointAt(0) ?? 0);
    const font = fontName(face, script ?? 'latin');
    const shown = script ? letter : '\uFFFD';
    const last = pieces.at(-1);
    // Every font has a space, so a space does not end a piece.
    if (last && (last.font === font || shown === ' ')) last.text += shown;
    else pieces.push({ text: shown, font });
  }
  return pieces;
}

function scriptOf(code: number): Script | undefined {
  return scripts.find((script) => spans.get(script)?.some(([from, to]) => code >= from && code <= to));
}
