import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CurrentUser } from '../../lib/current-user.tsx';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { WordsMissing } from '../../report/words/words-missing.tsx';
import { SharingDialog } from './sharing-dialog.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { sharingState } from './sharing-state.ts';
import { useSharing } from './use-sharing.ts';

test('without outside hosts, asks nothing', async () => {
  server.transcription = null;
  server.coach = null;
  renderFields();
  await screen.findByText('sent: -');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('no answer means no consent', async () => {
  renderFields();
  expect(await screen.findAllByRole('switch', { checked: false })).toHaveLength(2);
  expect(screen.getByText('speech.example.org')).toBeTruthy();
  expect(screen.getByText('coach.example.org')).toBeTruthy();
  expect(screen.getByText('sent: -')).toBeTruthy();
});

test('each recipient needs its own consent, which the next talk remembers', async () => {
  renderFields();
  fireEvent.click(await screen.findByRole('switch', { name: /coach\.example\.org/ }));
  await screen.findByText('sent: coach');
  expect(localStorage.getItem('rostra_sharing')).toContain('coach.example.org');
  cleanup();
  renderFields();
  await screen.findByText('sent: coach');
  fireEvent.click(await screen.findByRole('switch', { name: /speech\.example\.org/ }));
  await screen.findByText('sent: transcription,coach');
});

test('asks again for another person or another host', async () => {
  renderFields();
  fireEvent.click(await screen.findByRole('switch', { name: /coach\.example\.org/ }));
  cleanup();
  renderFields('ben');
  expect(await screen.findAllByRole('switch', { checked: false })).toHaveLength(2);
  cleanup();
  server.coach = 'other.example.org';
  renderFields();
  expect(await screen.findByRole('switch', { name: /other\.example\.org/, checked: false })).toBeTruthy();
});

test('a talk that was sent already has its own consents', async () => {
  render(<SharingDialog session={{ id: 's1', name: 'Probe', locale: 'de', sharing: ['coach'] }} onClose={() => {}} />, {
    wrapper: InApp,
  });
  fireEvent.click(await screen.findByRole('switch', { name: /speech\.example\.org/, checked: false }));
  fireEvent.click(screen.getByRole('switch', { name: /coach\.example\.org/, checked: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(server.sent).toEqual([{ sharing: ['transcription'] }]));
  expect(localStorage.getItem('rostra_sharing')).toBeNull();
});

test('a talk without words for lack of consent names the host to allow', async () => {
  const session = { id: 's1', name: 'Probe', locale: 'de', sharing: [], textAnalysis: null } as const;
  const missing = { transcriptionStatus: 'failed', transcriptionReason: 'no_consent' } as const;
  render(<WordsMissing session={{ ...session, ...missing, sharing: [] }} />, { wrapper: InApp });
  fireEvent.click(await screen.findByRole('button', { name: 'Erkennen lassen' }));
  expect(await screen.findByText('speech.example.org')).toBeTruthy();
  cleanup();
  const unavailable = { transcriptionStatus: 'failed', transcriptionReason: 'engine_unavailable' } as const;
  render(<WordsMissing session={{ ...session, ...unavailable, sharing: ['transcription'] }} />, { wrapper: InApp });
  fireEvent.click(await screen.findByRole('button', { name: 'Noch einmal erkennen lassen' }));
  await waitFor(() => expect(server.sent).toEqual([{ sharing: ['transcription'] }]));
});

const server: { transcription: string | null; coach: string | null; sent: unknown[] } = {
  transcription: null,
  coach: null,
  sent: [],
};

function Fields() {
  const { choices, field } = useSharing();
  return (
    <>
      <SharingFields choices={choices} />
      <p>sent: {field || '-'}</p>
    </>
  );
}

function renderFields(id = 'anna') {
  render(
    <CurrentUser value={{ id } as never}>
      <Fields />
    </CurrentUser>,
    { wrapper: InApp },
  );
}

beforeEach(() => {
  localStorage.clear();
  sharingState.allowed = [];
  Object.assign(server, { transcription: 'speech.example.org', coach: 'coach.example.org' });
  server.sent = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (body) server.sent.push(JSON.parse(String(body)));
    return Response.json({ transcription: { sentTo: server.transcription }, coach: { sentTo: server.coach } });
  });
});

afterEach(cleanup);
