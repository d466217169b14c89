import { type Face, inFonts } from './fonts.ts';

export type Look = Readonly<{
  face: Face;
  /** In points. */
  size: number;
  color: string;
  /** An underline and a tint behind the words. */
  mark?: Readonly<{ color: string; tint: string; dash: 'solid' | 'dashed' | 'double' }>;
  /** A tint behind the words, without a line. */
  tint?: string;
}>;

export type Run = Readonly<{ text: string; look: Look }>;

/** A part of a line in one font and look; `text` ends with a space if the next word follows one. */
type Piece = Readonly<{ text: string; font: string; look: Look; width: number }>;
export type Line = readonly Piece[];

/** The width of a text in points. */
export type MeasureWidth = (text: string, font: string, size: number) => number;

type Atom = Omit<Piece, 'width'>;
type Word = Readonly<{ atoms: readonly Atom[]; width: number; space: number }>;

/** Breaks runs into lines of at most `width` points. A word that is wider than a line is cut. */
export function linesOf(runs: readonly Run[], width: number, measure: MeasureWidth): readonly Line[] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of wordsOf(runs, measure).flatMap((each) => fitting(each, width, measure))) {
    if (used + word.width > width && used > 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += word.width + word.space;
  }
  return lines.filter((line) => line.length > 0).map((line) => joined(line, measure));
}

/** Splits runs into words at spaces. A word may have several fonts and looks. */
function wordsOf(runs: readonly Run[], measure: MeasureWidth): readonly Word[] {
  const words: Word[] = [];
  let atoms: Atom[] = [];
  const end = (space: number) => {
    if (atoms.length > 0) words.push({ atoms, width: widthOf(atoms, measure), space });
    atoms = [];
  };
  for (const { text, look } of runs) {
    for (const { text: inFont, font } of inFonts(text, look.face)) {
      // The pattern has a group, so `split` also returns the spaces: every second part is one.
      for (const [index, part] of inFont.split(/([ \t\r\n]+)/).entries()) {
        if (index % 2 === 1) end(measure(' ', font, look.size));
        else if (part !== '') atoms.push({ text: part, font, look });
      }
    }
  }
  end(0);
  return words;
}

const widthOf = (atoms: readonly Atom[], measure: MeasureWidth) =>
  atoms.reduce((sum, { text, font, look }) => sum + measure(text, font, look.size), 0);

function fitting(word: Word, width: number, measure: MeasureWidth): readonly Word[] {
  if (word.width <= width) return [word];
  const letters = word.atoms.flatMap((atom) => [...atom.text].map((text) => ({ ...atom, text })));
  const parts: Atom[][] = [[]];
  let used = 0;
  for (const letter of letters) {
    const wide = measure(letter.text, letter.font, letter.look.size);
    if (used + wide > width && used > 0) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push(letter);
    used += wide;
  }
  const last = parts.length - 1;
  return parts.map((atoms, nth) => ({
    atoms,
    width: widthOf(atoms, measure),
    space: nth === last ? word.space : 0,
  }));
}

/** Joins neighbours with the same font and look: fewer drawing commands, and searchable text. */
function joined(words: readonly Word[], measure: MeasureWidth): Line {
  const pieces: { text: string; font: string; look: Look }[] = [];
  for (const { atoms, space } of words) {
    for (const atom of atoms) {
      const last = pieces.at(-1);
      if (last && last.font === atom.font && last.look === atom.look) last.text += atom.text;
      else pieces.push({ ...atom });
    }
    const last = pieces.at(-1);
    if (last && space > 0) last.text += ' ';
  }
  return pieces.map((piece) => ({ ...piece, width: measure(piece.text, piece.font, piece.look.size) }));
}
