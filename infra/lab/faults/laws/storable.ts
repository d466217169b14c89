import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';

/**
 * Any text people may type: every plane of Unicode, joined emoji, right-to-left marks, quotes, `__proto__`. Not U+0000,
 * which is refused at the door, since `jsonb` has no place for it.
 */
export const storable: fc.Arbitrary<string> = fc
  .oneof(
    anyText({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '👩‍👩‍👧‍👦 Müßig',
      '\u202Eright to left',
      "'; drop table events; --",
      '\\u0000',
      '__proto__',
      '{"a":1}',
      '\r\n\t',
    ),
  )
  .filter((text) => !text.includes('\u0000'));

/** Numbers as JSON has them: no NaN, no infinity, and 0 for -0. */
export const number: fc.Arbitrary<number> = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger())
  .map((value) => (value === 0 ? 0 : value));
