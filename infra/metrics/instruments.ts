import { collectDefaultMetrics, Registry } from 'prom-client';
import { jobMetrics } from './job-metrics.ts';
import { metersOn } from './meters.ts';
import { peopleMetrics } from './people-metrics.ts';
import { storeMetrics } from './store-metrics.ts';

export type Instruments = ReturnType<typeof createInstruments>;

/** All counters. Values that can be read from the state are read at each scrape instead. */
export function createInstruments() {
  const registry = new Registry();
  // The sampling interval of the event loop delay: the default, a hundred times a second, is the largest cost of an idle server.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const meters = metersOn(registry);
  return { registry, store: storeMetrics(meters), jobs: jobMetrics(meters), ...peopleMetrics(meters) };
}
