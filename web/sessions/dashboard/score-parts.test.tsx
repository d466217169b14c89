import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { judgePart } from '#domain/sessions/contract/judgement.ts';
import { userDashboard } from '#domain/users/contract/dashboard.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { PartBar } from '../../report/score/part-bar.tsx';
import { ScoreParts } from './score-parts.tsx';

const server = fakeServer();
afterEach(cleanup);

describe('all pages judge a measure alike on a first visit', () => {
  test.each([
    [2.1, 9.8],
    [4, 7.2],
    [6.1, 5.9],
    [1.5, 10],
  ])('%d fillers a minute, %d points: start page and report use the same word', async (value, score) => {
    const part = { name: 'filler_words', score, value, unit: 'per_minute', good: { from: null, to: 2 } } as const;
    expect(judgePart(part)).toBeDefined();
    server.answer(userDashboard, { progress: { parts: { filler_words: score } } });
    render(<ScoreParts />, { wrapper: InApp });
    const onStartPage = (await screen.findByText('Füllwörter')).closest('li');
    const words = within(onStartPage as HTMLElement).getByTitle(/gut|ausbaufähig/).title;
    cleanup();
    render(<PartBar part={part} score={score} />, { wrapper: InApp });
    expect(screen.getByTitle(/gut|ausbaufähig/).title).toBe(words);
  });
});
