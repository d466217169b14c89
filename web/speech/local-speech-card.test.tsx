import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalSpeech } from '#domain/speech/contract/calls.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { LocalSpeechCard } from './local-speech-card.tsx';

const absent: LocalSpeech = {
  ...{ engine: 'none', model: 'parakeet-tdt-0.6b-v3-int8', from: 'huggingface.co', canRun: true, state: 'absent' },
  ...{ arrived: 0, total: 670_478_772, fault: null, selfTest: null, earlierTalks: null },
};
const server: { speech: LocalSpeech; sent: string[] } = { speech: absent, sent: [] };

beforeEach(() => {
  server.sent = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
    if (options?.method === 'POST') {
      server.sent.push(new URL(String(address), 'http://localhost').pathname);
      return Response.json({ jobId: '0'.repeat(32) }, { status: 202 });
    }
    return Response.json(server.speech);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (change: Partial<LocalSpeech>) => {
  server.speech = { ...absent, ...change };
  render(<LocalSpeechCard />, { wrapper: InApp });
};

test('names the download, its size and its source before a click', async () => {
  show({});
  await screen.findByText(/670 MB von huggingface\.co/);
  fireEvent.click(screen.getByRole('button', { name: 'Einrichten' }));
  await waitFor(() => expect(server.sent).toEqual(['/api/Admin/LocalSpeech/Install']));
});

test('shows the progress of the download and can pause it', async () => {
  show({ state: 'fetching', arrived: 335_239_386 });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('50');
  fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
  await waitFor(() => expect(server.sent).toEqual(['/api/Admin/LocalSpeech/Pause']));
});

test('resumes a paused download', async () => {
  show({ state: 'paused', arrived: 335_239_386 });
  await screen.findByRole('button', { name: 'Fortsetzen' });
});

test('a failure names the next step', async () => {
  show({ state: 'failed', fault: 'disk_full', arrived: 1 });
  expect((await screen.findByRole('alert')).textContent).toContain('zu wenig Platz');
  screen.getByRole('button', { name: 'Noch einmal versuchen' });
});

test('a machine that cannot run the model says so and disables the button', async () => {
  show({ canRun: false });
  await screen.findByRole('alert');
  expect((screen.getByRole('button', { name: 'Einrichten' }) as HTMLButtonElement).disabled).toBe(true);
});

test('shows the result of the self-test and offers words for earlier talks', async () => {
  show({
    ...{ engine: 'parakeet', state: 'ready', earlierTalks: 12 },
    selfTest: { wordErrorRate: 0.05, seconds: 3.2, heard: 'And so, my fellow Americans' },
  });
  await screen.findByText(/95\s?% der Worte richtig/);
  screen.getByText(/Für 12 ohne Worte/);
  fireEvent.click(screen.getByRole('button', { name: 'Worte früherer Vorträge erkennen' }));
  await waitFor(() => expect(server.sent).toEqual(['/api/Admin/LocalSpeech/EarlierTalks']));
});
