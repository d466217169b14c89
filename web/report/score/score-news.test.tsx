import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { ScoreNews } from './score-news.tsx';

afterEach(cleanup);

const news = (score: number) => <ScoreNews score={score} />;

test('an unchanged score shows no news', () => {
  const { rerender } = render(news(7.38), { wrapper: InApp });
  rerender(news(7.38));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a changed score shows the old one', () => {
  const { rerender } = render(news(7.38), { wrapper: InApp });
  rerender(news(7.51));
  expect(screen.getByRole('status').textContent).toContain('Der Wert ist jetzt 7,5. vorher 7,4');
});

test('a change too small to show says so', () => {
  const { rerender } = render(news(7.38), { wrapper: InApp });
  rerender(news(7.41));
  expect(screen.getByRole('status').textContent).toContain('Der Wert ist jetzt 7,4. neu berechnet, fast wie vorher');
});
