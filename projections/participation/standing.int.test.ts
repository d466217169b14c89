import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Both, learners } from '#domain/seminar-life-spec.ts';
import { life, type Step } from '#domain/seminar-steps-spec.ts';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { catchUp, endOf } from '../catch-up.ts';
import { rebuild } from '../rebuild.ts';
import { prepare } from '../runner.ts';
import { verify } from '../verify.ts';
import { participationProjection as projection } from './area.ts';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

/** Appends new events since the last call to the log. */
function noting({ store }: Database, both: Both) {
  const revisions = new Map<string, number>();
  return async () => {
    for (const { stream, event } of both.events.splice(0)) {
      const revision = revisions.get(stream) ?? noStream;
      await store.append(stream, revision, [{ ...newEvent(event.data as object), type: event.type }]);
      revisions.set(stream, revision + 1);
    }
  };
}

const standingsIn = async ({ pool }: Database) => {
  const { rows } = await pool.query(
    `select participant_id as name, progress, position, states, locked_by as "lockedBy", marks
      from participation.standing order by participant_id`,
  );
  return rows;
};

const kept = async (database: Database) =>
  Object.fromEntries(
    (await standingsIn(database)).map(({ name, lockedBy, marks: _, ...standing }) => [
      name,
      { ...standing, locked: Object.keys(lockedBy).toSorted() },
    ]),
  );

const computed = (both: Both) =>
  Object.fromEntries(
    learners.map((name) => {
      const { locked, ...standing } = both.standing(name);
      return [name, { ...standing, locked: locked.toSorted() }];
    }),
  );

/** Gives feedback to one of the participants who wait for it. */
const heard: readonly Step[] = [
  ...[0, 5].map((element) => ({ kind: 'add', element, content: 0 }) as const),
  { kind: 'publish', element: 0 },
  { kind: 'submit', learner: 0, element: 0, score: 5 },
  { kind: 'share', learner: 0, which: 0 },
  { kind: 'feedback', learner: 0, which: 0 },
];

/** Timeout in ms: the walks take a while on a busy machine. */
const patience = 120_000;

test(
  'gives every participant the standing of the rules after any random walk, and a rebuild gives the same rows',
  async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.integer({ min: 1, max: 4 }), async (steps, together) => {
        const database = await freshDatabase();
        const both = new Both();
        const note = noting(database, both);
        await note();
        await prepare(projection, database.pool);
        await catchUp(projection, database, { end: await endOf(database.store) });
        for (const [n, step] of steps.entries()) {
          both.take(step);
          if (n % together > 0) continue;
          await note();
          await catchUp(projection, database, { end: await endOf(database.store) });
          expect(await kept(database)).toEqual(computed(both));
        }
        const before = await standingsIn(database);
        expect((await verify(projection, database)).flatMap(({ differing }) => differing)).toEqual([]);
        await rebuild(projection, database);
        expect(await standingsIn(database)).toEqual(before);
      }),
      { numRuns: 8, examples: [[heard, 1]] },
    );
  },
  patience,
);
