import { describe, expect, test } from 'vitest';
import { formatsFor } from './formats.ts';
import { misfitText, valueText, withheldText } from './score-texts.ts';

const writing = { locale: 'en', formats: formatsFor('en') } as const;

describe('an unknown code of a newer server breaks no page', () => {
  const fromNewer = <Code>(code: string) => code as Code;

  test('leaves out an unknown misfit', () => {
    expect(misfitText({ code: fromNewer('later') }, writing)).toBeUndefined();
    expect(misfitText({ code: 'times', ratio: 0.3 }, writing)).toContain('30');
  });

  test('keeps the figure of an unknown aspect', () => {
    expect(valueText({ value: 3, unit: 'decibels', aspect: fromNewer('later') }, writing)).toMatch(/^3/);
    expect(valueText({ value: 3, unit: 'decibels', aspect: 'even' }, writing)).toContain('moves by 3');
  });

  test('uses the general sentence for an unknown sign of no speech', () => {
    const withheld = { code: 'not_speech', sign: fromNewer<'two_voices'>('later') } as const;
    expect(withheldText(withheld, writing)).toBe("This doesn't sound like a person who speaks.");
  });
});
