import type { Word } from './transcript.ts';

/** The words as captions in WebVTT (W3C): at most two lines of 42 characters, at most 7 s each, in the order of the talk. */
export function captionsOf(words: readonly Word[]): string {
  const cues = captionCues(words).map(({ from, to, lines }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(lines)}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000);
  const part = (size: number, of: number, digits: number) =>
    `${Math.floor(milliseconds / size) % of}`.padStart(digits, '0');
  return `${part(3_600_000, 1_000, 2)}:${part(60_000, 60, 2)}:${part(1_000, 60, 2)}.${part(1, 1_000, 3)}`;
}

const escaped = (lines: Caption['lines']) =>
  lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')).join('\n');

/** Seconds; one or two lines. */
export type Caption = Readonly<{ from: number; to: number; lines: readonly string[] }>;

/** Common limits for captions (BBC, Netflix): 42 characters a line, two lines, 7 s. A pause this long begins a new caption. */
const limits = { characters: 42, lines: 2, seconds: 7, pause: 0.8 } as const;
/** A caption is shown at least this long, if the next one does not begin earlier. Seconds. */
const shortest = 1;
/** A sentence or a comma ends a caption only from this length on. Characters. */
const shortSentence = 21;

/** Cuts a talk into captions: at pauses and at the ends of sentences, else at a comma, else when a caption is full. */
export function captionCues(words: readonly Word[]): readonly Caption[] {
  const pieces = words.flatMap(short);
  const cues: Caption[] = [];
  for (let start = 0; start < pieces.length; ) {
    const end = endOfCue(pieces, start);
    cues.push(cueOf(pieces.slice(start, end), pieces[end]?.offset));
    start = end;
  }
  return cues;
}

type Piece = Pick<Word, 'text' | 'offset' | 'duration'>;

/** Splits a word that is longer than a line. */
function short({ text, offset, duration }: Word): readonly Piece[] {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length === 0) return [];
  const count = Math.ceil(characters.length / limits.characters);
  return Array.from({ length: count }, (_, index) => ({
    text: characters.slice(index * limits.characters, (index + 1) * limits.characters).join(''),
    offset: offset + (duration * index) / count,
    duration: duration / count,
  }));
}

/** The first word of the next caption. */
function endOfCue(pieces: readonly Piece[], start: number): number {
  let comma: number | undefined;
  let text = '';
  for (let end = start; end < pieces.length; end++) {
    const piece = pieces[end] as Piece;
    text = text === '' ? piece.text : `${text} ${piece.text}`;
    if (end > start && !fits(text, pieces[start] as Piece, piece)) return comma ?? end;
    if (pauseAfter(pieces, end) >= limits.pause) return end + 1;
    if (/[.!?…]["'”“»«)\]]*$/.test(text) && lengthOf(text) >= shortSentence) return end + 1;
    if (/[,;:.!?–—]$/.test(text) && lengthOf(text) >= shortSentence) comma = end + 1;
  }
  return pieces.length;
}

function fits(text: string, first: Piece, last: Piece): boolean {
  return linesOf(text).length <= limits.lines && last.offset + last.duration - first.offset <= limits.seconds;
}

function pauseAfter(pieces: readonly Piece[], index: number): number {
  const [piece, next] = [pieces[index], pieces[index + 1]];
  return piece && next ? next.offset - piece.offset - piece.duration : 0;
}

function cueOf(pieces: readonly Piece[], next: number | undefined): Caption {
  const [first, last] = [pieces[0] as Piece, pieces.at(-1) as Piece];
  const end = last.offset + last.duration;
  const readable = Math.max(end, Math.min(first.offset + shortest, next ?? first.offset + shortest));
  const to = Math.max(Math.min(readable, first.offset + limits.seconds), first.offset + 0.001);
  return { from: first.offset, to, lines: balanced(linesOf(pieces.map(({ text }) => text).join(' '))) };
}

/** As few lines as possible. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && lengthOf(longer) <= limits.characters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Two lines of about the same length. */
function balanced(lines: readonly string[]): readonly string[] {
  if (lines.length < 2) return lines;
  const words = lines.join(' ').split(' ');
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const width = ([upper, lower]: (typeof ways)[number]) => Math.max(lengthOf(upper), lengthOf(lower));
  return ways.reduce((best, way) => (width(way) < width(best) ? way : best));
}

/** Code points. */
const lengthOf = (text: string) => [...text].length;
