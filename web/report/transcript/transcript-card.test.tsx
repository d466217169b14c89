import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { createPlayer, type Player } from '../../player/player.ts';
import { TranscriptCard } from './transcript-card.tsx';
import type { WordEditing } from './use-word-editing.ts';

test('fillers, repetitions and pauses are named where they stand, and in the legend', () => {
  renderCard();
  expect(screen.getByTestId('transcript').textContent).toContain(
    'Wir wir (Wiederholung) gehen ähm (Füllwort) Pause 2,4 s nach Hause.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Füllwort',
    'Wiederholung',
    'Pause',
  ]);
});

test('a click on a word plays from there', () => {
  const player = renderCard();
  fireEvent.click(screen.getByText('Hause.'));
  expect(player.time()).toBe(6);
});

test('a word whose time nobody knows is not played, nor marked as being said', () => {
  const words = text.words.map((word) => (word.text === 'Hause.' ? { ...word, timeUnsure: true as const } : word));
  const player = renderCard(notEditing, { ...text, words });
  fireEvent.click(screen.getByText('Hause.'));
  expect(player.time()).toBe(0);
  player.seek(6.2);
  expect(document.querySelector('[data-now]')).toBeNull();
});

test('the word that is being said is marked, and follows the playhead', () => {
  const player = renderCard();
  player.seek(1.1);
  expect(document.querySelector('[data-now]')?.textContent).toBe('gehen');
  player.seek(6.2);
  expect([...document.querySelectorAll('[data-now]')].map(({ textContent }) => textContent)).toEqual(['Hause.']);
});

test('a screen reader reads the words in the language they were spoken in', () => {
  renderCard();
  expect(screen.getByTestId('transcript').lang).toBe('en');
});

test('while words are changed, a click opens one in its place, Enter saves it and Escape does not', () => {
  const editing = { ...notEditing, isOn: true };
  renderCard(editing);
  fireEvent.click(screen.getByText('Hause.'));
  expect(editing.edit).toHaveBeenCalledWith(5);
  cleanup();
  renderCard({ ...editing, place: 5 });
  const input = screen.getByRole('textbox', { name: 'Wort „Hause.“ ändern' });
  fireEvent.change(input, { target: { value: ' Haus. ' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(editing.save).toHaveBeenCalledWith('Haus.');
  cleanup();
  renderCard({ ...editing, place: 5 });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(editing.cancel).toHaveBeenCalledOnce();
  expect(editing.save).toHaveBeenCalledOnce();
});

test('arrows lead from word to word, and Enter changes the one they led to', () => {
  const editing = { ...notEditing, isOn: true };
  renderCard(editing);
  fireEvent.keyDown(screen.getByText('Wir'), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('wir');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  expect(editing.edit).toHaveBeenCalledWith(1);
});

const notEditing: WordEditing = {
  isOn: false,
  isBusy: false,
  place: undefined,
  toggle: vi.fn(),
  edit: vi.fn(),
  save: vi.fn(),
  cancel: vi.fn(),
};

const times = [0, 0.5, 1, 1.5, 5.5, 6];
const words: TextAnalysis['words'] = 'Wir wir gehen ähm nach Hause.'.split(' ').map((text, index) => ({
  text,
  offset: times[index] ?? 0,
  duration: 0.4,
  confidence: null,
  kind: 'default',
}));
const text = {
  words,
  sentences: [{ offset: 0 }],
  fillers: [{ id: 'filler_3', text: 'ähm', offset: 1.5, duration: 0.4, certainty: 'certain', dismissed: false }],
  repetitions: [
    {
      id: 'immediate_0',
      text: 'wir',
      offset: 0,
      duration: 0.9,
      kind: 'immediate',
      dismissed: false,
      occurrences: [0, 0.5].map((offset) => ({ offset, duration: 0.4 })),
    },
  ],
} as unknown as TextAnalysis;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function renderCard(editing = notEditing, shown = text): Player {
  const player = createPlayer();
  const pauses = [{ offset: 2.5, duration: 2.4 }];
  render(<TranscriptCard player={player} text={shown} pauses={pauses} locale="en" editing={editing} />, {
    wrapper: InApp,
  });
  return player;
}
