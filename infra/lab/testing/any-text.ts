import fc from 'fast-check';

const upTo = (max: number) => fc.integer({ min: 0, max });
/** Mostly what people write, and every plane of Unicode; halves of pairs are no text. */
const codePoint = fc
  .oneof(upTo(0xff), upTo(0xffff), upTo(0x10ffff))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** For tests, like fast-check's unit `binary`, which lays all of Unicode out first: more than a second in each process. */
export const anyText = (limits: Readonly<{ maxLength?: number }> = {}): fc.Arbitrary<string> =>
  fc.string({ unit: codePoint, ...limits });
