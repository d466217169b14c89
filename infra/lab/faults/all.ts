import { demand, type Fault, type Play, type Report } from './kit/fault.ts';
import { allLaws } from './laws/all.ts';
import { keepsLaws } from './laws/law.ts';
import { tailReader } from './log/tail-reader.ts';
import { twoProcesses } from './log/two-processes.ts';
import { moneyEndsTheSame } from './money/money-runs.ts';
import { bigRebuild } from './product/big-rebuild.ts';
import { brokenProjection } from './product/broken-projection.ts';
import { cutUploads } from './product/cut-uploads.ts';
import { cutSockets, lostListener } from './product/lost-pushes.ts';
import { lostWorker } from './product/lost-worker.ts';
import { openTransaction } from './product/open-transaction.ts';
import { orderlyEnd } from './product/orderly-end.ts';
import { poisonEvents } from './product/poison-events.ts';
import { restoreDrill } from './product/restore-drill.ts';
import { slowPage } from './product/slow-page.ts';
import { unknownEvents } from './product/unknown-events.ts';
import { wrongClock } from './product/wrong-clock.ts';
import { storm } from './storm/storm.ts';

/** Every fault, in the order of their numbers. */
export const allFaults: readonly Fault[] = [
  { name: 'F1 the server is killed', rounds: { full: 50, short: 2 }, play: storm('server'), shortWithin: 'F24' },
  { name: 'F2 Postgres is killed', rounds: { full: 20, short: 2 }, play: storm('postgres') },
  {
    name: 'F3 Postgres is restarted, or away',
    rounds: { full: 15, short: 3 },
    play: storm('postgres away'),
  },
  {
    name: 'F4 the network fails between server and database',
    rounds: { full: 40, short: 4 },
    play: storm('network'),
  },
  { name: 'F5 two processes race on one stream', rounds: { full: 1_000, short: 100 }, play: twoProcesses },
  { name: 'F6 appends are held up under a reader', rounds: { full: 20, short: 3 }, play: tailReader },
  { name: 'F7 a transaction is left open', rounds: { full: 4, short: 1 }, play: openTransaction, sharesProduct: true },
  { name: 'F8 events that the code cannot fold', rounds: { full: 10, short: 1 }, play: poisonEvents },
  {
    name: 'F9 a projection dies between rows and checkpoint',
    rounds: { full: 20, short: 2 },
    play: brokenProjection,
    sharesProduct: true,
  },
  { name: 'F10 all read models are built again', rounds: { full: 1_000, short: 4 }, play: bigRebuild },
  {
    name: 'F12 a worker is killed in the middle, or stands still beyond its lease',
    rounds: { full: 40, short: 2 },
    play: lostWorker,
  },
  { name: 'F17 a clock is wrong', rounds: { full: 10, short: 2 }, play: wrongClock },
  { name: 'F18 sockets are cut', rounds: { full: 200, short: 10 }, play: cutSockets, sharesProduct: true },
  { name: 'F19 a page does not read', rounds: { full: 5, short: 1 }, play: slowPage, sharesProduct: true },
  {
    name: 'F20 the server loses its notifications',
    rounds: { full: 20, short: 2 },
    play: lostListener,
    sharesProduct: true,
  },
  { name: 'F21 the server is told to end under load', rounds: { full: 20, short: 1 }, play: orderlyEnd },
  {
    name: 'F23 a newer version wrote events',
    rounds: { full: 20, short: 1 },
    play: unknownEvents,
    sharesProduct: true,
  },
  {
    name: 'F24 all is restored from a backup, after a storm',
    rounds: { full: 5, short: 2 },
    play: storm('server', restoreDrill),
  },
  {
    name: 'F25a every connection to EventStoreDB is cut',
    rounds: { full: 50, short: 4 },
    play: storm('wire'),
    shortWithin: 'F25b',
  },
  {
    name: 'F25b EventStoreDB has another leader, or times out',
    rounds: { full: 20, short: 6 },
    play: storm('event store'),
  },
  {
    name: 'F26 any commands, and the laws of what they change',
    rounds: { full: 1_000, short: 100 },
    play: anyCommands,
  },
  {
    name: 'F27 payments: orders and messages in any order, twice, lost; the bank asks; the VAT service is away; crashes',
    rounds: { full: 10_000, short: 30 },
    play: anyMoney,
  },
  { name: 'F28 the connection of an upload is cut', rounds: { full: 40, short: 10 }, play: cutUploads },
  {
    name: 'F29 every role runs twice on folders apart, and each kind of process is killed in turn',
    rounds: { full: 35, short: 7 },
    play: storm('roles'),
    onDemand: true,
  },
];

/** F26: for each decider, `rounds` runs of up to fifty random commands. `injected` counts the refused commands. */
async function anyCommands({ rounds, seed }: Play): Promise<Report> {
  const sum = { allowed: 0, refused: 0 };
  const oneSided: string[] = [];
  for (const [area, give] of Object.entries(allLaws)) {
    await give(async (subject) => {
      const { allowed, refused } = keepsLaws(subject, { runs: rounds, seed });
      if (Math.min(allowed, refused) < rounds) oneSided.push(`${area}: ${allowed} allowed, ${refused} refused`);
      sum.allowed += allowed;
      sum.refused += refused;
    });
  }
  demand(oneSided);
  return {
    injected: sum.refused,
    allowed: sum.allowed,
    deciders: Object.keys(allLaws).length,
    'runs of each': rounds,
  };
}

/** F27: random stories of a customer. Each is played once undisturbed and once with random faults. */
async function anyMoney({ rounds, seed }: Play): Promise<Report> {
  const { troubles, bought } = await moneyEndsTheSame({ runs: rounds, seed });
  demand(bought > 0 ? [] : ['nobody has bought anything: this says nothing']);
  return { injected: troubles, subscriptions: bought, stories: rounds };
}
