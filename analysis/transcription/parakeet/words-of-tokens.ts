/** As sherpa-onnx answers: pieces of words, and the second at which each begins. */
export type HeardTokens = Readonly<{ tokens: readonly string[]; timestamps: readonly number[] }>;
type HeardWord = Readonly<{ text: string; start: number; end: number }>;

/** Seconds. A word before a silence ends by then. */
const longestToken = 0.4;

/** A token that begins with ▁ (or a space) begins a word. Seconds from the start of the sound. */
export function wordsOfTokens({ tokens, timestamps }: HeardTokens): readonly HeardWord[] {
  const words: HeardWord[] = [];
  tokens.forEach((token, i) => {
    const start = timestamps[i] ?? 0;
    const end = Math.min(start + longestToken, timestamps[i + 1] ?? Number.POSITIVE_INFINITY);
    const text = token.replace(/^[▁ ]/, '');
    const last = words.at(-1);
    if (!last || text !== token) words.push({ text, start, end });
    else words[words.length - 1] = { ...last, text: last.text + text, end: /^\p{P}+$/u.test(text) ? last.end : end };
  });
  return words.filter(({ text }) => text !== '');
}
