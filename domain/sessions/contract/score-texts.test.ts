import { describe, expect, test } from 'vitest';
import { formatsFor } from './formats.ts';
import { misfitText, valueText, withheldText } from './score-texts.ts';

const writing = { locale: 'en', formats: formatsFor('en') } as const;

describe('a code that only a newer server knows breaks no page', () => {
  const fromNewer = <Code>(code: string) => code as Code;

  test('a misfit without words is left out', () => {
    expect(misfitText({ code: fromNewer('later') }, writing)).toBeUndefined();
    expect(misfitText({ code: 'times', ratio: 0.3 }, writing)).toContain('30');
  });

  test('an aspect without words leaves the figure', () => {
    expect(valueText({ value: 3, unit: 'decibels', aspect: fromNewer('later') }, writing)).toMatch(/^3/);
    expect(valueText({ value: 3, unit: 'decibels', aspect: 'even' }, writing)).toContain('moves by 3');
  });

  test('another sign that nobody speaks has the general sentence', () => {
    const withheld = { code: 'not_speech', sign: fromNewer<'two_voices'>('later') } as const;
    expect(withheldText(withheld, writing)).toBe("This doesn't sound like a person who speaks.");
  });
});
