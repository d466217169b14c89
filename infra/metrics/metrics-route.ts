import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { Role } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Lag } from '../health/lag.ts';
import { isOperator, type OperatorSettings } from '../http/operator.ts';
import type { KeptHeads } from '../proof/kept-heads.ts';
import type { Instruments } from './instruments.ts';
import { stateMetrics } from './state-metrics.ts';

type Dependencies = Readonly<{
  instruments: Pick<Instruments, 'registry'>;
  pool: Pool;
  backgroundPool?: Pool | undefined;
  store: EventStore;
  lags: () => Promise<readonly Lag[]>;
  kept: KeptHeads;
  data: string;
  lostRoles: () => readonly Role[];
  resumes?: (() => Readonly<Record<string, number>>) | undefined;
  settings: OperatorSettings;
}>;

/** `GET /metrics` in the text format of Prometheus, for operators. */
export function metricsRoute({ instruments: { registry }, settings, ...needs }: Dependencies): FastifyPluginAsync {
  const lookUp = stateMetrics(registry, needs);
  return async (http) => {
    http.get('/metrics', async (request, reply) => {
      if (!isOperator(request, settings)) return refuse('unauthorized');
      await lookUp();
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  };
}
