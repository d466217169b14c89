import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { LengthWarnings } from './take-review.tsx';

afterEach(cleanup);

describe('the warning of a short take', () => {
  test('says that a take too short for a total score is free', () => {
    expect(warningOf(29)).toMatch(/zu kurz für einen Gesamtwert.*kostet nichts von Ihrem Kontingent/);
  });

  test('says that a longer one costs an analysis', () => {
    expect(warningOf(30)).toMatch(/sehr kurz.*kostet eine aus Ihrem Kontingent/);
  });

  test('is missing for a take of the usual length', () => {
    expect(warningOf(90)).toBe('');
  });
});

function warningOf(seconds: number): string {
  const limits = { expectedLength: 900, maxLength: 1200, shortLength: 90 };
  const { container } = render(<LengthWarnings seconds={seconds} reachedLimit={false} limits={limits} />, {
    wrapper: InApp,
  });
  return container.textContent ?? '';
}
