import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

test('the token is sent once, and is out of the address before the answer comes', async () => {
  const fetched = open('#token=t0k-en', () => Response.json({ emailVerified: true }));
  expect(location.href).not.toContain('t0k-en');
  expect(await screen.findByRole('heading', { name: 'Bestätigt' })).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]).toMatchObject(['/api/Account/ConfirmEmail', { body: '{"token":"t0k-en"}' }]);
});

test('an old link says so and leads on', async () => {
  open('#token=old', () => Response.json({ code: 'invalid_input' }, { status: 400 }));
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Link gilt nicht mehr');
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeTruthy();
});

afterEach(cleanup);

function open(hash: string, answer: () => Response) {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', `/auth/email/confirm${hash}`);
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <ConfirmEmailPage />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return fetched;
}
