import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, createApp } from '#app.ts';
import { adminId, ensureAdmin } from '#command-api/users/ensure-admin.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { Settings } from '../../config/settings.ts';
import { createCommandHandler } from '../../event-store/command-handler.ts';
import type { DemoAccounts } from '../../service.ts';
import { endings } from '../../start-up/endings.ts';
import { makeBareClient } from '../testing/bare-client.ts';
import { demoRoles } from './cast.ts';
import { deck } from './parts/deck.ts';
import { goals } from './parts/goals.ts';
import { groups } from './parts/groups.ts';
import { history } from './parts/history.ts';
import { meetings } from './parts/meetings.ts';
import { money } from './parts/money.ts';
import { news } from './parts/news.ts';
import { people } from './parts/people.ts';
import { seminar } from './parts/seminar.ts';
import { sessions } from './parts/sessions.ts';
import { shares } from './parts/shares.ts';
import { restoreClock, setClock } from './set-clock.ts';
import { openStage, type Part, type Size } from './stage.ts';

/** One for each area: to extend the demo, add a line. */
const parts: readonly Part[] = [people, deck, sessions, groups, goals, seminar, shares, money, news, meetings, history];

/** Scenes within this time form one sitting: the product need not finish its work between them. */
const sittingMs = 30 * 60_000;
const firstDay = 92;

type Making = Readonly<{ size: Size; tell: (what: string) => void }>;

/**
 * Fills an empty data folder with three months of the product's life, only with the product's own calls, and stops the product
 * again. Returns the accounts that anyone may use.
 */
export async function makeDemo(settings: Settings, { size, tell }: Making): Promise<DemoAccounts> {
  const now = new Date();
  // Nobody opens the demo yet, so the web client need not be built.
  const client = await mkdtemp(path.join(tmpdir(), 'demo-'));
  await makeBareClient(client);
  setClock(new Date(now.getTime() - firstDay * dayMs));
  try {
    const ends = endings();
    const forget = onSignal(() => void ends.stop().finally(() => process.exit(1)));
    try {
      return await played(await createApp(settings, { client, ends }), { now, size, tell });
    } finally {
      await ends.stop();
      forget();
    }
  } finally {
    restoreClock();
    await rm(client, { recursive: true });
  }
}

/** Calls `stop` on a signal, because the embedded database would outlive this process. */
function onSignal(stop: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

async function played(app: App, { now, size, tell }: Making & Readonly<{ now: Date }>): Promise<DemoAccounts> {
  await ensureAdmin({ ...app.deps, handle: createCommandHandler(app.deps) });
  const stage = openStage(app, { now, size });
  const scenes = parts.flatMap((part) => [...part(stage)]).sort((a, b) => a.at.getTime() - b.at.getTime());
  let [sitting, week] = [0, 0];
  for (const { at, does } of scenes) {
    if (at.getTime() - sitting > sittingMs) {
      await app.settle();
      sitting = at.getTime();
    }
    if (at.getTime() - week > 14 * dayMs) {
      week = at.getTime();
      tell(`  ${at.toISOString().slice(0, 10)}`);
    }
    // The clock never goes back: the last scene may have taken longer than planned.
    setClock(new Date(Math.max(at.getTime(), Date.now())));
    await does();
  }
  await app.settle();
  const players = Object.entries(demoRoles).map(([role, name]) => [role, stage.by(name).id]);
  return { ...Object.fromEntries(players), admin: adminId };
}
