import fc from 'fast-check';

const upTo = (max: number) => fc.integer({ min: 0, max });
/** Any code point, with a bias to common letters. Surrogates are left out, because they are not text. */
const codePoint = fc
  .oneof(upTo(0xff), upTo(0xffff), upTo(0x10ffff))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Random text, like fast-check's unit `binary`, which takes more than a second in each process to build its table of Unicode. */
export const anyText = (limits: Readonly<{ maxLength?: number }> = {}): fc.Arbitrary<string> =>
  fc.string({ unit: codePoint, ...limits });
