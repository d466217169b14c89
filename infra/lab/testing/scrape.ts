import { call } from './call.ts';

/** Content of `/metrics`: the samples of each metric, as text. Histograms are without buckets. */
export type Scrape = ReadonlyMap<string, readonly string[]>;

/** Fetches `/metrics`. @throws Error unless the answer is 200 */
export async function scrape(url: string): Promise<Scrape> {
  const { status, body } = await call<string>(url, 'GET /metrics');
  if (status !== 200) throw new Error(`no metrics: ${status}`);
  const metrics = new Map<string, string[]>();
  for (const line of body.split('\n')) {
    const [, , declared] = line.startsWith('# TYPE ') ? line.split(' ') : [];
    if (declared) metrics.set(declared, []);
    else if (line && !line.startsWith('#') && !line.includes('_bucket{')) [...metrics.values()].at(-1)?.push(line);
  }
  return metrics;
}

/** Sum of the metric's samples with all of these labels; undefined if there are none. */
export function valueIn(
  metrics: Scrape,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const samples = (metrics.get(name) ?? []).filter((sample) => wanted.every((label) => sample.includes(label)));
  return samples.length === 0 ? undefined : samples.reduce((sum, sample) => sum + Number(sample.split(' ').at(-1)), 0);
}
