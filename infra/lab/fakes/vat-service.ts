import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Says = 'valid' | 'invalid' | 'nothing';

/** A validation service for VAT ids that answers like VIES; `nothing`: it is down. */
export async function vatService(says: Says) {
  let word = says;
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(JSON.parse(Buffer.concat(parts).toString()));
    const answer = word === 'nothing' ? { errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } : { valid: word === 'valid' };
    response.writeHead(word === 'nothing' ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    says(now: Says) {
      word = now;
    },
    close: () => void server.close(),
  };
}
