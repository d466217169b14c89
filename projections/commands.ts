import type { Deps } from './catch-up.ts';
import { drop } from './drop.ts';
import { progressBar } from './progress-bar.ts';
import type { Projection } from './projection.ts';
import { buildNext, rebuild } from './rebuild.ts';
import { retryParked } from './retry.ts';
import { statusOf } from './status.ts';
import { swapBuilt } from './swap.ts';
import { verify } from './verify.ts';

type CommandInput = Readonly<{ options: readonly string[]; tell: (line: string) => void }>;
type Command = (projection: Projection, deps: Deps & CommandInput) => Promise<boolean>;

/** Actions of the command line on one area; each prints its result, and returns whether all is well. */
export const commands: Readonly<Record<string, Command>> = {
  async status(projection, { tell, ...deps }) {
    const { schema, version, served, lag, parkedStreams, next, old } = await statusOf(projection, deps, new Date());
    const facts = [
      served ? `version ${served.version}` : 'not built yet',
      ...(served && served.version !== version ? [`code of version ${version}`] : []),
      `position ${served?.position ?? 0}`,
      `${lag.events}${lag.more ? ' or more' : ''} events behind`,
      ...(lag.events > 0 ? [`for ${lag.seconds.toFixed(1)} s`] : []),
      ...(parkedStreams > 0 ? [`${parkedStreams} streams parked`] : []),
      ...(next === undefined ? [] : [`next: version ${next}`]),
      ...(old === undefined ? [] : [`kept: version ${old}`]),
    ];
    tell(`${schema.padEnd(12)} ${facts.join('  ')}`);
    return parkedStreams === 0;
  },

  async rebuild(projection, { options, tell, ...deps }) {
    const started = performance.now();
    const make = options.includes('--no-swap') ? buildNext : rebuild;
    const count = await make(projection, deps, { tell: progressBar(projection.schema, tell), ...swapIn(options) });
    tell(`${projection.schema}: ${count} events in ${Math.round(performance.now() - started)} ms`);
    return true;
  },

  async verify(projection, { tell, ...deps }) {
    const comparisons = await verify(projection, deps, { tell: progressBar(projection.schema, tell) });
    for (const { table, served, built, differing } of comparisons) {
      const result = differing.length === 0 ? `equal, ${served.rows} rows, ${served.hash}` : `DIFFERS: ${differing}`;
      const counts = differing.length === 0 ? '' : ` (${served.rows} rows served, ${built.rows} built)`;
      tell(`${projection.schema}.${table}: ${result}${counts}`);
    }
    return comparisons.every(({ differing }) => differing.length === 0);
  },

  async swap(projection, { options, tell, ...deps }) {
    await swapBuilt(projection, deps, swapIn(options));
    tell(`${projection.schema}: what was built serves; what served before is kept`);
    return true;
  },

  async drop(projection, { pool, tell }) {
    const dropped = await drop(projection, pool);
    tell(`${projection.schema}: ${dropped.length === 0 ? 'nothing to drop' : `dropped ${dropped.join(', ')}`}`);
    return true;
  },

  async retry(projection, { tell, ...deps }) {
    const { folded, streams } = await retryParked(projection, deps);
    tell(`${projection.schema}: ${folded} events folded, ${streams} streams still parked`);
    return streams === 0;
  },
};

const swapIn = (options: readonly string[]) => ({ otherLog: options.includes('--other-log') });
