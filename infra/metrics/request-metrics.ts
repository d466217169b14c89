import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Bucket limits in seconds, from OpenTelemetry's semantic conventions for `http.server.request.duration`. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** The route label of requests without a route: clients can send any path. */
const unmatched = 'unmatched';

/** Measures every request that `http` answers. Sockets are counted elsewhere, because such a request does not end. */
export function measureRequests(http: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests that are not answered yet.',
    registers: [registry],
  });

  http.addHook('onRequest', (request, { raw }, done) => {
    if (!isSocket(request)) {
      active.inc();
      raw.once('close', () => active.dec());
    }
    done();
  });
  http.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? unmatched, status: statusCode };
    if (!isSocket(request)) duration.observe(labels, elapsedTime / 1_000);
    done();
  });
}

const isSocket = ({ headers }: FastifyRequest) => headers.upgrade?.toLowerCase() === 'websocket';
