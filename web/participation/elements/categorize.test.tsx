import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { Categorize } from './categorize.tsx';
import type { ElementOf } from './element-props.ts';

const server = fakeServer();
const { SubmitCategorize } = participationCommands;
const [id, seminarId, blockId] = ['e'.repeat(32), '5'.repeat(32), 'b'.repeat(32)];
const words = ['deshalb', 'quasi'];
const handedIn = [
  { name: 'Trägt', phrases: ['quasi'] },
  { name: 'Füllt', phrases: ['deshalb'] },
];

test('sorts words into boxes and out again by buttons, and submits them once all have a box', async () => {
  server.answer(SubmitCategorize, { position: null });
  show({});
  expect(screen.getByText('Noch 2 Wörter')).toBeTruthy();
  put('deshalb', 'Füllt');
  put('quasi', 'Füllt');
  put('quasi', 'Trägt');
  expect(within(screen.getByRole('region', { name: 'Trägt' })).getByRole('button', { name: 'quasi' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Abgeben' }));
  await waitFor(() => expect(server.received(SubmitCategorize)).toHaveLength(1));
  expect(server.received(SubmitCategorize)).toEqual([{ elementId: id, seminarId, categories: handedIn }]);
});

test('shows the submission with the solution until a word is moved', () => {
  const submissions = [{ skipped: false, answers: handedIn }] as never;
  const solved = { answers: ['Trägt', 'Füllt'], correct: [false, false] };
  show({ ...solved, submissions, state: 'completed' });
  expect(screen.getByText('0 von 2 wie in der Lösung')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'quasi, anders als in der Lösung' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /abgeben/i })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^quasi/ }));
  fireEvent.click(screen.getByRole('button', { name: '„quasi“ zu „Füllt“ legen' }));
  expect(screen.queryByText('0 von 2 wie in der Lösung')).toBeNull();
  expect(screen.getByRole('button', { name: 'Noch einmal abgeben' })).toBeTruthy();
});

afterEach(cleanup);

function put(word: string, category: string) {
  fireEvent.click(screen.getByRole('button', { name: word }));
  fireEvent.click(screen.getByRole('button', { name: `„${word}“ zu „${category}“ legen` }));
}

function show(change: Partial<ElementOf<'categorize'>>) {
  const where = { id, seminarId, blockId, elementIndex: 0, version: 1, title: 'Ordnen', body: '' };
  const open = {
    state: 'active',
    completed: false,
    lockedBy: null,
    dueAt: null,
    deadline: null,
    submissions: [],
  } as const;
  const categories = [
    { name: 'Trägt', phrases: [] },
    { name: 'Füllt', phrases: [] },
  ];
  const unsolved = { type: 'categorize', words, categories, answers: null, correct: null } as const;
  const element = { ...where, ...open, ...unsolved, submissions: [], ...change };
  const seminar = { id: seminarId, isOwner: false, blocks: [], position: null } as unknown as SeminarDetail;
  const place = { seminar, block: { elements: [element] } as never, previous: undefined, next: undefined };
  render(<Categorize element={{ ...element, id: change.state ? 'f'.repeat(32) : id }} place={place} />, {
    wrapper: InApp,
  });
}
