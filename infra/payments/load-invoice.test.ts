import { expect, test } from 'vitest';
import { loadInvoice } from './load-invoice.ts';

const pdf = 'https://pay.stripe.com/invoice/acct_1/test_1/pdf';
const unavailable = expect.objectContaining({ code: 'payment_service_unavailable' });

/** Answers by address, and records the requested addresses. */
function provider(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const ask = (async (address: URL | string, init?: RequestInit) => {
    asked.push(String(address));
    expect(init?.redirect).toBe('manual');
    return answers[String(address)]?.() ?? new Response(null, { status: 404 });
  }) as typeof fetch;
  return { ask, asked };
}
const to = (location: string) => () => new Response(null, { status: 302, headers: { location } });
const file = () => new Response('%PDF-');

test('loads a file of the provider, even through the provider’s own redirects', async () => {
  const { ask } = provider({
    [pdf]: to('https://files.stripe.com/1'),
    'https://files.stripe.com/1': to('/2'),
    'https://files.stripe.com/2': file,
  });
  expect(Buffer.from(await loadInvoice(pdf, ask)).toString()).toBe('%PDF-');
});

test.each([
  'http://pay.stripe.com/1',
  'https://pay.stripe.com:8443/1',
  'https://stripe.com.example.org/1',
  'https://notstripe.com/1',
  'http://127.0.0.1:2113/streams',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
])('never requests %s, neither directly nor by redirect', async (elsewhere) => {
  const named = provider({ [elsewhere]: file });
  await expect(loadInvoice(elsewhere, named.ask)).rejects.toEqual(unavailable);
  expect(named.asked).toEqual([]);
  const redirecting = provider({ [pdf]: to(elsewhere), [elsewhere]: file });
  await expect(loadInvoice(pdf, redirecting.ask)).rejects.toEqual(unavailable);
  expect(redirecting.asked).toEqual([pdf]);
});

test('gives up on circular redirects and endless files', async () => {
  const circle = provider({ [pdf]: to(pdf) });
  await expect(loadInvoice(pdf, circle.ask)).rejects.toEqual(unavailable);
  expect(circle.asked).toHaveLength(4);
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) }));
  await expect(loadInvoice(pdf, provider({ [pdf]: endless }).ask)).rejects.toEqual(unavailable);
});
