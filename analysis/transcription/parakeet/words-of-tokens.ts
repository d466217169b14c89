/** The answer of sherpa-onnx: tokens (parts of words), and the start of each in seconds. */
export type HeardTokens = Readonly<{ tokens: readonly string[]; timestamps: readonly number[] }>;
type HeardWord = Readonly<{ text: string; start: number; end: number }>;

/** Maximum seconds of a token. The model gives no ends, so a token before a silence would last until the next word. */
const longestToken = 0.4;

/** Joins tokens to words: a token that begins with ▁ or a space begins a word. Times in seconds from the start of the sound. */
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
