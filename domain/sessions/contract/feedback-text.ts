/** A piece of the coach's text: words, or a moment of the talk that was written as `[mm:ss]`. Seconds. */
export type Piece = Readonly<{ kind: 'words'; text: string }> | Readonly<{ kind: 'moment'; second: number }>;

const stamp = /\[((?:\d{1,2}:)?\d{1,3}:[0-5]\d)\]/;

/** The paragraphs of a feedback. A moment outside of the talk (`duration` in seconds) stays plain text. */
export function paragraphsOf(feedbackText: string, duration: number): readonly (readonly Piece[])[] {
  return feedbackText
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => piecesOf(paragraph, duration));
}

function piecesOf(paragraph: string, duration: number): readonly Piece[] {
  // `split` with one group in the pattern: every second part is a time stamp.
  return paragraph.split(stamp).flatMap((part, index): readonly Piece[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ kind: 'words', text: part }];
    const second = part.split(':').reduce((sum, digits) => sum * 60 + Number(digits), 0);
    return [second <= duration ? { kind: 'moment', second } : { kind: 'words', text: `[${part}]` }];
  });
}
