import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
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
  render(<ConfirmEmailPage />, { wrapper: InApp });
  return fetched;
}
