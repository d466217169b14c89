import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type EngineComparison,
  type EngineResult,
  engineComparison,
  speechEngines,
} from '#domain/speech/contract/comparison.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { ComparePage } from './compare-page.tsx';

const server = fakeServer();
const id = 'a'.repeat(32);

beforeEach(() => history.replaceState(null, '', '/admin/speech/compare'));
afterEach(cleanup);

test('names outside hosts without ticking them, and says what missing engines need', async () => {
  server.answer(speechEngines, [
    { engine: 'parakeet', isSetUp: true, model: 'parakeet-tdt', sentTo: null },
    { engine: 'whisper', isSetUp: false, model: '', sentTo: null },
    { engine: 'azure', isSetUp: true, model: 'de-DE', sentTo: 'westeurope.stt.speech.microsoft.com' },
  ]);
  render(<ComparePage />, { wrapper: InApp });
  const here = await screen.findByRole('checkbox', { name: /Parakeet/ });
  const outside = screen.getByRole('checkbox', { name: /Azure/ });
  expect([here, outside].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  screen.getByText('Die Aufnahme geht aus dem Haus, an westeurope.stt.speech.microsoft.com.');
  expect(screen.queryByRole('checkbox', { name: /Whisper/ })).toBeNull();
  screen.getByText(/npm run transcriber/);
});

const comparison: EngineComparison = {
  ...{ id, state: 'running', fault: null, createdAt: '2026-11-01T10:00:00.000Z', isShipped: true, locale: 'en' },
  ...{ said: 'ask not what', seconds: 11, engines: ['parakeet', 'azure'], results: [] },
};
const heard: EngineResult = {
  ...{ engine: 'parakeet', outcome: 'heard', model: 'parakeet-tdt', sentTo: null, seconds: 2, words: 3 },
  errors: { said: 3, substitutions: 1, deletions: 0, insertions: 0, rate: 1 / 3 },
  parts: [
    { kind: 'same', said: 'ask not', heard: 'ask not' },
    { kind: 'changed', said: 'what', heard: 'that' },
  ],
};

test("shows each engine's errors, time and words, or why it heard nothing", async () => {
  history.replaceState(null, '', `/admin/speech/compare?run=${id}`);
  const refused: EngineResult = { ...heard, engine: 'azure', outcome: 'refused', errors: null, words: 0, parts: [] };
  server.answer(engineComparison, { ...comparison, state: 'done', results: [heard, refused] });
  render(<ComparePage />, { wrapper: InApp });
  const row = await screen.findByRole('row', { name: /Parakeet/ });
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    ...['33,3 %', '1', '0', '0', '2,0 s', '1,5'],
  ]);
  screen.getByText(/hat abgelehnt/);
  expect(document.querySelector('del')?.textContent).toBe('what');
  expect(document.querySelector('ins')?.textContent).toBe('that');
});

test('names the engines that are still listening', async () => {
  history.replaceState(null, '', `/admin/speech/compare?run=${id}`);
  server.answer(engineComparison, { ...comparison, results: [heard] });
  render(<ComparePage />, { wrapper: InApp });
  await screen.findByText('Azure Speech hört');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
});
