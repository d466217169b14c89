import { nameOf, type SpokenNumber } from './spoken-numbers.ts';

const rate = 16_000;
const silenceThatEnds = 0.5 * rate;
const mostWords = 12;

type Samples = Readonly<{ number: number; from: number; to: number }>;

/** Recognises numbers in a stream of sound. A phrase ends with half a second of silence, or when it is full. */
export class NumberListener {
  #heard = 0;
  #silence = 0;
  #word: Samples | undefined;
  #words: Samples[] = [];

  /** Seconds heard so far. */
  get seconds(): number {
    return this.#heard / rate;
  }

  /** Returns the phrases that ended in this piece of sound. */
  hear(pcm: Buffer): readonly (readonly SpokenNumber[])[] {
    const samples = new Int16Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + pcm.length));
    const phrases: (readonly SpokenNumber[])[] = [];
    for (let start = 0; start < samples.length; ) {
      const number = samples[start] as number;
      let end = start + 1;
      while (end < samples.length && samples[end] === number) end++;
      this.#hold(number, end - start);
      start = end;
      const isOver = this.#words.length > 0 && this.#silence >= silenceThatEnds;
      if (isOver || this.#words.length === mostWords) phrases.push(this.#phrase());
    }
    return phrases;
  }

  /** Returns the last number, which the end of the sound completes. */
  end(): readonly SpokenNumber[] {
    this.#endWord();
    return this.#phrase();
  }

  #hold(number: number, samples: number): void {
    if (this.#word && this.#word.number !== number) this.#endWord();
    const from = this.#word?.from ?? this.#heard;
    this.#heard += samples;
    this.#silence = number === 0 ? this.#silence + samples : 0;
    if (number !== 0) this.#word = { number, from, to: this.#heard };
  }

  #endWord(): void {
    if (this.#word) this.#words.push(this.#word);
    this.#word = undefined;
  }

  #phrase(): readonly SpokenNumber[] {
    const words = this.#words.map(({ number, from, to }) => ({
      number,
      offset: from / rate,
      duration: (to - from) / rate,
    }));
    this.#words = [];
    return words;
  }
}

const ticks = (seconds: number) => Math.round(seconds * 10_000_000);

/** The message `speech.phrase` in its detailed form. */
export function detailedPhrase(words: readonly SpokenNumber[]) {
  const [first, last] = [words[0] as SpokenNumber, words.at(-1) as SpokenNumber];
  const until = last.offset + last.duration;
  return {
    RecognitionStatus: 'Success',
    Offset: ticks(first.offset),
    Duration: ticks(until - first.offset),
    NBest: [
      {
        Confidence: 0.8,
        Lexical: words.map((word) => nameOf(word).toLowerCase()).join(' '),
        Display: `${words.map(nameOf).join(' ')}.`,
        Words: words.map((word) => ({
          Word: nameOf(word).toLowerCase(),
          Offset: ticks(word.offset),
          Duration: ticks(word.duration),
          ...(word.number % 2 === 0 && { Confidence: 0.6 }),
        })),
      },
    ],
  };
}
