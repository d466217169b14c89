import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import type { Player } from '../../player/player.ts';
import { FeedbackCard } from './feedback-card.tsx';

test('a moment in the feedback plays', () => {
  show('rules-1');
  fireEvent.click(screen.getByRole('button', { name: 'Ab 2:31 abspielen' }));
  expect(played).toEqual([151]);
});

test.each([
  ['rules-1', /Nach festen Regeln/],
  ['gpt-oss:20b', /Sprachmodell \(gpt-oss:20b\)/],
])('feedback by %s names its author', (modelVersion, words) => {
  show(modelVersion);
  expect(screen.getByText(words)).toBeTruthy();
});

test('feedback on an earlier score says so, and whether new feedback is coming', () => {
  const { rerender } = show('rules-1');
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(card('rules-1', 'rewriting'));
  expect(screen.getByRole('status').textContent).toMatch(/früheren Wert.*neu geschrieben/);
  rerender(card('rules-1', 'earlier_formula'));
  expect(screen.getByRole('status').textContent).toMatch(/früheren Formel/);
});

let played: number[] = [];
const player = { playFrom: (second: number) => played.push(second) } as unknown as Player;

const show = (modelVersion: string) => render(card(modelVersion), { wrapper: InApp });

function card(modelVersion: string, standing: 'current' | 'rewriting' | 'earlier_formula' = 'current') {
  const at = '2026-11-14T10:12:00Z';
  const feedback = {
    feedbackText: 'Bei [02:31] sagten Sie „ähm“.',
    modelVersion,
    createdAt: at,
    updatedAt: at,
    withoutModel: null,
    standing,
  };
  return <FeedbackCard feedback={feedback} player={player} duration={600} lang="de" />;
}

beforeEach(() => {
  played = [];
});

afterEach(cleanup);
