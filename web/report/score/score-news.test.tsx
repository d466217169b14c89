import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { ScoreNews } from './score-news.tsx';

afterEach(cleanup);

const news = (score: number) => <ScoreNews score={score} />;

test('a score that stays says nothing', () => {
  const { rerender } = render(news(7.38), { wrapper: InApp });
  rerender(news(7.38));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a score that moves says what it was', () => {
  const { rerender } = render(news(7.38), { wrapper: InApp });
  rerender(news(7.51));
  expect(screen.getByRole('status').textContent).toContain('Der Wert ist jetzt 7,5. vorher 7,4');
});

test('a score that moves by less than is shown says so', () => {
  const { rerender } = render(news(7.38), { wrapper: InApp });
  rerender(news(7.41));
  expect(screen.getByRole('status').textContent).toContain('Der Wert ist jetzt 7,4. neu berechnet, fast wie vorher');
});
