import { collectDefaultMetrics, Registry } from 'prom-client';
import { jobMetrics } from './job-metrics.ts';
import { metersOn } from './meters.ts';
import { peopleMetrics } from './people-metrics.ts';
import { storeMetrics } from './store-metrics.ts';

export type Instruments = ReturnType<typeof createInstruments>;

/** Everything that is counted while it happens; what can be looked up is looked up when somebody asks for it. */
export function createInstruments() {
  const registry = new Registry();
  // The delay of the event loop is looked at so often: by default a hundred times a second, which costs an idle server most.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const meters = metersOn(registry);
  return { registry, store: storeMetrics(meters), jobs: jobMetrics(meters), ...peopleMetrics(meters) };
}
