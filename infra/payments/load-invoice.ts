import { refuse } from '#domain/kernel/errors.ts';

const loadMs = 20_000;
const mostRedirects = 3;
const mostBytes = 20_000_000;

/** Only the provider's own hosts: an address from the provider must not lead to other hosts, or into this network. */
const isProviders = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'));

/** Downloads a file from the provider. @throws payment_service_unavailable, also if the address or a redirect is not the provider's */
export async function loadInvoice(address: string, ask: typeof fetch = fetch): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(loadMs);
  let next = URL.parse(address);
  for (let left = mostRedirects; next && isProviders(next) && left >= 0; left--) {
    const answer: Response | null = await ask(next.href, { signal, redirect: 'manual' }).catch(() => null);
    if (answer?.ok) return readWhole(answer);
    const place = answer && answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    await answer?.body?.cancel();
    next = place === null ? null : URL.parse(place, next.href);
  }
  return refuse('payment_service_unavailable');
}

async function readWhole(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > mostBytes) return refuse('payment_service_unavailable');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
