import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CurrentUser } from '../../lib/current-user.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { sharingState } from './sharing-state.ts';
import { useSharing } from './use-sharing.ts';

test('where nothing leaves the house, nothing is asked', async () => {
  server.transcription = null;
  server.coach = null;
  renderFields();
  await screen.findByText('sent: -');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('whoever passes over the question has refused', async () => {
  renderFields();
  expect(await screen.findAllByRole('switch', { checked: false })).toHaveLength(2);
  expect(screen.getByText('speech.example.org')).toBeTruthy();
  expect(screen.getByText('coach.example.org')).toBeTruthy();
  expect(screen.getByText('sent: -')).toBeTruthy();
});

test('each recipient is allowed for itself, and the next talk remembers it', async () => {
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

test('another person and another host are asked anew', async () => {
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

const server: { transcription: string | null; coach: string | null } = { transcription: null, coach: null };

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
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CurrentUser value={{ id } as never}>
          <Fields />
        </CurrentUser>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  localStorage.clear();
  sharingState.allowed = [];
  Object.assign(server, { transcription: 'speech.example.org', coach: 'coach.example.org' });
  vi.stubGlobal('fetch', async () =>
    Response.json({ transcription: { sentTo: server.transcription }, coach: { sentTo: server.coach } }),
  );
});

afterEach(cleanup);
