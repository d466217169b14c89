import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type Meters = ReturnType<typeof metersOn>;

/** Creates counters and gauges on one registry; names get the product's prefix. */
export function metersOn(registry: Registry) {
  const about = <Label extends string>(name: string, help: string, labels: readonly Label[]) => ({
    name: `rostra_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
  });

  return {
    counter: <Label extends string = never>(name: string, help: string, labels: readonly Label[] = []) =>
      new Counter<Label>(about(name, help, labels)),
    gauge: <Label extends string = never>(name: string, help: string, labels: readonly Label[] = []) =>
      new Gauge<Label>(about(name, help, labels)),
    /** `buckets` in seconds. */
    seconds: <Label extends string>(name: string, help: string, labels: readonly Label[], buckets: readonly number[]) =>
      new Histogram<Label>({ ...about(name, help, labels), buckets: [...buckets] }),
  };
}
