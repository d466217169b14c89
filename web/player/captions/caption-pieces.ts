export type Filler = Readonly<{ text: string; offset: number }>;

type Piece = Readonly<{ piece: string; isFiller: boolean; at: number }>;

/** Cuts a caption at its fillers. They are in the order of the talk, and each colours one place. */
export function captionPieces(text: string, fillers: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const filler of fillers) {
    const at = placeOf(filler, text, from);
    if (at === undefined) continue;
    if (at > from) pieces.push({ piece: text.slice(from, at), isFiller: false, at: from });
    from = at + filler.length;
    pieces.push({ piece: text.slice(at, from), isFiller: true, at });
  }
  return from < text.length ? [...pieces, { piece: text.slice(from), isFiller: false, at: from }] : pieces;
}

/** The position of the filler as a whole word, from `from` on. */
function placeOf(filler: string, text: string, from: number): number | undefined {
  const escaped = filler.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  word.lastIndex = from;
  return word.exec(text)?.index;
}
