import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';

/** JSON may be sent gzipped. The limit of a body counts what comes out, so a small body cannot become a large one. */
export function acceptGzippedJson(http: FastifyInstance): void {
  http.addHook('preParsing', async ({ headers }, _reply, payload) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return payload;
    if (!headers['content-type']?.startsWith('application/json')) return payload;
    if (encoding !== 'gzip') return refuse('unsupported_media_type');
    const plain = Object.assign(createGunzip(), { receivedEncodedLength: 0 });
    payload.on('data', ({ length }: Buffer) => {
      plain.receivedEncodedLength += length;
    });
    payload.once('error', (error) => plain.destroy(error));
    plain.once('close', () => payload.unpipe(plain).resume());
    return payload.pipe(plain);
  });
}
