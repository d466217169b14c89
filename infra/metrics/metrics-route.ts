import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { Settings } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { KeptHeads } from '../proof/kept-heads.ts';
import type { Instruments } from './instruments.ts';
import { stateMetrics } from './state-metrics.ts';

type Needs = Readonly<{
  instruments: Pick<Instruments, 'registry'>;
  pool: Pool;
  store: EventStore;
  kept: KeptHeads;
  resumes?: (() => Readonly<Record<string, number>>) | undefined;
  settings: Pick<Settings, 'METRICS_TOKEN' | 'TRUST_PROXY'>;
}>;

/** `GET /metrics` in the text format of Prometheus, for this machine and for who has the token. */
export function metricsRoute({ instruments: { registry }, settings, ...needs }: Needs): FastifyPluginAsync {
  const lookUp = stateMetrics(registry, needs);
  return async (http) => {
    http.get('/metrics', async (request, reply) => {
      if (!mayRead(request, settings)) return refuse('unauthorized');
      await lookUp();
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  };
}

/** Behind a proxy everybody comes from this machine: there only the token counts. */
function mayRead({ headers, socket }: FastifyRequest, { METRICS_TOKEN, TRUST_PROXY }: Needs['settings']): boolean {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) return METRICS_TOKEN !== undefined && areEqual(token, METRICS_TOKEN);
  const isForwarded = TRUST_PROXY || forwarding.some((name) => name in headers);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '');
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

const isLoopback = (address: string) =>
  isIP(address) === 6 ? address === '::1' || address.startsWith('::ffff:127.') : address.startsWith('127.');

/** Takes the same time wherever they differ. */
const areEqual = (a: string, b: string) => timingSafeEqual(hashed(a), hashed(b));
const hashed = (text: string) => createHash('sha256').update(text).digest();
