import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { authState, holdToken } from '../lib/auth-state.ts';
import { activateLocale, rememberedLocale } from '../lib/locale.ts';
import { forget } from '../lib/stored.ts';
import { setVrMode } from '../lib/vr-mode-state.ts';
import { Snackbar } from '../ui/snackbar.tsx';
import { createQueryClient } from './query-client.ts';
import { Shell } from './shell.tsx';

test('leads to the login without a sign-in, and then to the wanted address', async () => {
  open('/sessions/list?status=failed');
  await screen.findByRole('heading', { name: 'Anmelden' });
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'anna@example.org' } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'Geheim-123' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(location.pathname).toBe('/sessions/list'));
  expect(location.search).toBe('?status=failed');
});

test('shows legal pages without a sign-in', async () => {
  open('/privacy');
  expect(await screen.findByRole('heading', { name: 'Titel' })).toBeTruthy();
});

test.each(['/legal', '/legal/nonsense', '/legal/a/b'])('%s leads to the imprint', async (path) => {
  open(path);
  await waitFor(() => expect(location.pathname).toBe('/legal/imprint'));
});

test.each(['/auth', '/auth/nonsense', '/auth/a/b'])('%s leads to the login', async (path) => {
  open(path);
  await waitFor(() => expect(location.pathname).toBe('/auth/login'));
});

test.each(['/auth/login', '/auth/register'])('leads a signed-in person away from %s', async (path) => {
  signIn();
  open(path);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test('uses the account’s language after the sign-in, whatever the device showed before', async () => {
  user.locale = 'en';
  onTestFinished(async () => {
    cleanup();
    forget('rostra_locale');
    await activateLocale('de');
  });
  signIn();
  open('/dashboard');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
});

test.each([
  [['fr-FR', 'en-GB', 'de'], undefined, 'en'],
  [['fr-FR'], undefined, 'de'],
  [['en-US'], 'de', 'de'],
])('browser languages %j and the choice %s give %s before the sign-in', (languages, chosen, locale) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  if (chosen) localStorage.setItem('rostra_locale', chosen);
  else forget('rostra_locale');
  onTestFinished(() => forget('rostra_locale'));
  expect(rememberedLocale()).toBe(locale);
});

test('shows newcomers the slides first, and keeps the wanted address', async () => {
  user.showOnboarding = true;
  signIn();
  open('/auth/login?to=%2Fsettings');
  expect(await screen.findByRole('heading', { name: 'Willkommen bei Rostra' })).toBeTruthy();
  expect(location.pathname + location.search).toBe('/auth/onboarding?to=%2Fsettings');
});

test('lets a signed-in person see the page for new people', async () => {
  signIn();
  open('/auth/new-user');
  expect(await screen.findByRole('heading', { name: 'Willkommen, Anna' })).toBeTruthy();
  expect(location.pathname).toBe('/auth/new-user');
});

test('leads from an unknown path to the overview, with a message', async () => {
  signIn();
  open('/nonsense');
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(await screen.findByText(/Diese Seite gibt es nicht/)).toBeTruthy();
});

test('without permission for talks, shows no entry for them and leads away from their page', async () => {
  user.permissions = [];
  signIn();
  open('/sessions/list');
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  await screen.findAllByText('Übersicht');
  expect(screen.queryByText('Vorträge')).toBeNull();
  expect(screen.queryByText('Aufnehmen')).toBeNull();
});

test('shows the banner only to people with an unconfirmed address', async () => {
  signIn();
  open('/dashboard');
  expect(await screen.findByRole('region', { name: 'E-Mail-Adresse bestätigen' })).toBeTruthy();
  cleanup();
  user.emailVerified = true;
  open('/dashboard');
  await screen.findByText('Letzte Vorträge');
  expect(screen.queryByRole('region', { name: 'E-Mail-Adresse bestätigen' })).toBeNull();
});

test('VR mode hides navigation and footer on this device until it is switched off', async () => {
  user.permissions = [...newcomer.permissions, 'vr_mode:default'];
  signIn();
  open('/dashboard');
  const pressed = { name: 'VR-Modus', pressed: true };
  await screen.findAllByRole('navigation', { name: 'Hauptnavigation' });
  fireEvent.click(await screen.findByRole('button', { name: 'VR-Modus', pressed: false }));
  await screen.findByRole('button', pressed);
  const gone = () => {
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
    expect(screen.queryByText('Impressum')).toBeNull();
  };
  gone();
  expect(screen.getByRole('link', { name: 'Aufnehmen' }).getAttribute('href')).toBe('/liverecorder');
  expect(localStorage.getItem('rostra_vr_mode')).toBe('true');
  cleanup();
  open('/dashboard');
  await screen.findByText('Letzte Vorträge');
  gone();
  fireEvent.click(screen.getByRole('button', pressed));
  await screen.findAllByRole('navigation', { name: 'Hauptnavigation' });
});

test('allows no VR mode without the permission, whatever the device remembers', async () => {
  setVrMode(true);
  signIn();
  open('/dashboard');
  await screen.findAllByRole('navigation', { name: 'Hauptnavigation' });
  expect(screen.queryByRole('button', { name: 'VR-Modus' })).toBeNull();
  setVrMode(false);
});

test('shows the login at once when the session ends', async () => {
  signIn();
  open('/dashboard');
  await screen.findByText('Letzte Vorträge');
  act(() => {
    authState.auth = { status: 'signed-out' };
  });
  expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeTruthy();
});

const none = { fast: { limit: 0, used: 0 }, relaxed: { limit: 0, used: 0 } };
const newcomer = {
  locale: 'de',
  firstName: 'Anna',
  lastName: 'Berger',
  email: 'anna@example.org',
  emailVerified: false,
  showOnboarding: false,
  subscriptionActive: true,
  permissions: ['analysis:fast', 'upload:audio'],
  quotas: { analysis: none, ai_feedback: none, live_transcription: none },
};
const user = { ...newcomer };

const answers: Record<string, () => unknown> = {
  '/api/Users/GetByToken': () => user,
  '/api/Account/Login': () => ({ accessToken: 'token', refreshToken: null, userData: user }),
  '/api/Sessions/Slim': () => [],
};

beforeEach(() => {
  Object.assign(user, newcomer);
  authState.auth = { status: 'signed-out' };
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?');
    if (path.startsWith('/api/Legal/')) return Response.json({ title: 'Titel', blocks: [], isPlaceholder: true });
    const answer = answers[path];
    return answer ? Response.json(answer()) : Response.json({ code: 'not_found' }, { status: 404 });
  });
});
afterEach(cleanup);

const signIn = () => holdToken('token');

function open(address: string) {
  history.replaceState(null, '', address);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <Shell />
        <Snackbar />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
