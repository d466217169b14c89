import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ScoreWithheld, SessionDetail } from '#domain/sessions/contract/report.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { ScoreCard } from './score-card.tsx';

const volume: SessionDetail['scoreParts'][number] = {
  name: 'volume',
  score: 10,
  value: 0.5,
  unit: 'share',
  good: { from: 0.2, to: 0.8 },
};

test.each<[ScoreWithheld, RegExp]>([
  [{ code: 'too_short', measured: 11.4, needed: 30 }, /dauert 11,4 s, nötig sind 30 s/],
  [{ code: 'too_little_voice', measured: 0, needed: 15 }, /0 s Sprache mit Stimme, nötig sind 15 s/],
  [{ code: 'too_few_parts', measured: 2, needed: 3 }, /2 von 3 nötigen Teilen/],
  [{ code: 'not_speech', sign: 'two_voices' }, /zwei Stimmen im Wechsel/],
  [{ code: 'not_speech' }, /nicht nach einem Menschen/],
])('a withheld score says why: %j', (withheld, words) => {
  render(
    <ScoreCard
      session={{
        id: 's1',
        sessionScore: null,
        scoreWithheld: withheld,
        scoreParts: [volume],
        scoreVersion: 5,
        scoreTotal: null,
        textMisfit: null,
      }}
    />,
    {
      wrapper: InApp,
    },
  );
  expect(screen.getByText('Kein Gesamtwert.')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('von 10')).toBeNull();
});

afterEach(cleanup);
