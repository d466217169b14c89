import type { Transcript } from '#domain/sessions/contract/transcript.ts';

/** Seconds that each word of a synthetic transcript lasts, and seconds between two words. */
const wordLasts = 0.3;
const betweenWords = 0.05;

type Annotated = Readonly<{
  transcript: Transcript;
  duration: number;
  /** Positions of the first and the last word of each filler, which is marked by `[…]`. */
  fillers: readonly Readonly<{ from: number; to: number }>[];
}>;

/** Reads `[Um], we waited (0.5) here`: fillers in brackets, silences in seconds. */
export function transcriptOf(line: string, locale: Transcript['locale']): Annotated {
  const words: Transcript['words'] = [];
  const fillers: { from: number; to: number }[] = [];
  let time = 0.5;
  let from = 0;
  for (const token of line.trim().split(/\s+/)) {
    const silence = /^\(([\d.]+)\)$/.exec(token)?.[1];
    if (silence !== undefined) {
      time += Number(silence) - betweenWords;
      continue;
    }
    if (token.includes('[')) from = words.length;
    if (token.includes(']')) fillers.push({ from, to: words.length });
    words.push({ text: token.replace(/[[\]]/g, ''), offset: time, duration: wordLasts, confidence: null });
    time += wordLasts + betweenWords;
  }
  const transcript = { locale, source: 'person', model: null, dropsFillers: false, times: 'measured', words } as const;
  return { transcript: { ...transcript, words }, duration: time + 0.5, fillers };
}

export const linesOf = (block: string) => block.trim().split('\n');

/** Reads `positive negation | It was not bad.` */
export function labelledSentences(block: string) {
  return linesOf(block).map((line) => {
    const [labels = '', sentence = ''] = line.split(' | ');
    const [label = '', subset] = labels.split(' ');
    return { label, hasNegation: subset === 'negation', sentence };
  });
}
