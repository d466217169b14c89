import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScoreNews } from './score-news.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'de', messages: {} }));
afterEach(cleanup);

const news = (score: number) => (
  <I18nProvider i18n={i18n}>
    <ScoreNews score={score} />
  </I18nProvider>
);

test('a score that stays says nothing', () => {
  const { rerender } = render(news(7.38));
  rerender(news(7.38));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a score that moves says what it was, also where one decimal would hide it', () => {
  const { rerender } = render(news(7.38));
  rerender(news(7.41));
  expect(screen.getByRole('status').textContent).toContain('Der Wert ist jetzt 7,41. vorher 7,38');
});
