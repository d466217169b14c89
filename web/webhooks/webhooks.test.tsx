import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deliveryList, webhookCommands, webhookList } from '#domain/webhooks/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { Webhooks } from './webhooks.tsx';

const { MakeWebhook, RenewWebhookSecret, ResendDelivery } = webhookCommands;
const server = fakeServer();
const at = '2026-11-21T09:00:00.000Z';
const [targetId, id] = ['a'.repeat(32), 'b'.repeat(32)];
const hook = { id, url: 'https://example.org/hook', kinds: ['participant_joined' as const], madeAt: at };
const tried = { id: 'c'.repeat(32), webhookId: id, kind: 'participant_joined', attempts: 6, at, triedAt: at };
const show = () => render(<Webhooks target="seminar" targetId={targetId} />, { wrapper: InApp });

afterEach(cleanup);

test('creates a webhook for the chosen events and shows its secret once; a refused address says why', async () => {
  server.answer(webhookList, []);
  server.refuse(MakeWebhook, 'invalid_input', [{ field: 'url', code: 'private_address' }]);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Webhook anlegen' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Ein Vortrag wurde eingereicht' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Adresse' }), { target: { value: 'https://10.0.0.7' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Webhook anlegen' }));
  expect(await dialog.findByText(/privaten Netz/)).toBeDefined();
  server.answer(MakeWebhook, { id, secret: 'whsec_geheim' });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Adresse' }), { target: { value: hook.url } });
  fireEvent.click(dialog.getByRole('button', { name: 'Webhook anlegen' }));
  expect(await screen.findByDisplayValue('whsec_geheim')).toBeDefined();
  const kinds = ['participant_joined', 'session_analysed', 'certificate_given'];
  expect(server.received(MakeWebhook).at(-1)).toEqual({ target: 'seminar', targetId, url: hook.url, kinds });
});

test('a webhook that was turned off after failures says so, and a message can be sent again', async () => {
  server.answer(webhookList, [{ ...hook, offBecause: 'failures' }]);
  server.answer(deliveryList, [{ ...tried, state: 'failed', status: 500, fault: null }]);
  server.answer(ResendDelivery, undefined);
  show();
  expect(await screen.findByText('nach Fehlern ausgeschaltet')).toBeDefined();
  expect(await screen.findByText(/Antwort 500/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await expect.poll(() => server.received(ResendDelivery)).toEqual([{ targetId, id: tried.id }]);
});

test("asks before it renews a secret, explains the old one's end, and shows the new one once", async () => {
  server.answer(webhookList, [{ ...hook, offBecause: null }]);
  server.answer(deliveryList, []);
  server.answer(RenewWebhookSecret, { secret: 'whsec_neu', oldUntil: at });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Geheimnis erneuern' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/24 Stunden lang beide Unterschriften/)).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Geheimnis erneuern' }));
  expect(await screen.findByDisplayValue('whsec_neu')).toBeDefined();
  expect(server.received(RenewWebhookSecret)).toEqual([{ targetId, id }]);
});

test('an error offers a retry', async () => {
  server.refuse(webhookList, 'internal_error');
  show();
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeDefined();
});
