import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';

/**
 * Any text that people may type: every plane of Unicode, joined emoji, right-to-left marks, quotes, `__proto__`. U+0000 is
 * left out: the API refuses it, because `jsonb` cannot store it.
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

/** Numbers that JSON can store: no NaN, no infinity, no -0. */
export const number: fc.Arbitrary<number> = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger())
  .map((value) => (value === 0 ? 0 : value));
