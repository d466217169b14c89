import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { createPlayer, type Player } from '../../player/player.ts';
import { TranscriptCard } from './transcript-card.tsx';
import type { WordEditing } from './use-word-editing.ts';

test('names fillers, repetitions and pauses in the text and in the legend', () => {
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

test('a word at an unknown time is neither played nor marked as spoken', () => {
  const words = text.words.map((word) => (word.text === 'Hause.' ? { ...word, timeUnsure: true as const } : word));
  const player = renderCard(notEditing, { ...text, words });
  fireEvent.click(screen.getByText('Hause.'));
  expect(player.time()).toBe(0);
  player.seek(6.2);
  expect(document.querySelector('[data-now]')).toBeNull();
});

test('marks the spoken word and follows the playhead', () => {
  const player = renderCard();
  player.seek(1.1);
  expect(document.querySelector('[data-now]')?.textContent).toBe('gehen');
  player.seek(6.2);
  expect([...document.querySelectorAll('[data-now]')].map(({ textContent }) => textContent)).toEqual(['Hause.']);
});

test('sets the language of the words for screen readers', () => {
  renderCard();
  expect(screen.getByTestId('transcript').lang).toBe('en');
});

test('in edit mode, a click edits a word, Enter saves it, Escape cancels', () => {
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

test('in edit mode, arrows move between words and Enter edits one', () => {
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
