import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { areas as domainAreas } from '#domain/areas.ts';
import type { StreamKind } from '#domain/kernel/area.ts';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import type { Whose } from '#domain/kernel/personal.ts';
import { personalFields } from '#domain/personal-fields.ts';
import { personalTexts } from '#infra/event-store/sealing-store.ts';
import { derivedId, newId } from '#infra/ids.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { areas } from './areas.ts';
import { compareTable } from './compare.ts';
import { onConnection } from './on-connection.ts';
import { project } from './project.ts';
import type { Projection, ReadModel } from './projection.ts';
import { beside, create, enter } from './schema.ts';

// An erased person leaves nothing for later events.
const kinds = domainAreas
  .flatMap(({ streams }): readonly StreamKind[] => streams)
  .toSorted((one, other) => Number(one.category === 'user') - Number(other.category === 'user'));

test.each(areas.map((projection) => ({ projection, schema: projection.schema })))(
  '$schema: each event changes the same rows in memory and from the database',
  async ({ projection }) => {
    const { pool } = await freshDatabase();
    const steps = stepsFor(projection);
    const [inMemory, fromDatabase] = [beside(projection, 'next'), beside(projection, 'check')];
    const expected = await changesOf(inMemory, [steps.flat()], pool);
    const found = await changesOf(fromDatabase, steps, pool);
    expect(found).toEqual(expected);

    const tables = new Set(found.map((change) => change.split(' ')[0]));
    // Computed rows need the rows of several streams: `participation/standing.int.test.ts` walks through these.
    const folded = projection.readModels.filter(({ computed }) => !computed);
    expect([...tables].sort(), 'tables that events fill').toEqual(folded.map(({ table }) => table).sort());
    await onConnection(pool, async (client) => {
      for (const model of projection.readModels) {
        const { table, served, built, differing } = await compareTable(client, model, [
          inMemory.schema,
          fromDatabase.schema,
        ]);
        expect({ table, ...served, differing }).toEqual({ table, ...built, differing: [] });
      }
    });
  },
);

/** Areas in which other tables hold sealed texts of people than those that say `personal`. */
const otherTables: Readonly<Record<string, readonly string[]>> = {
  users: ['api_token', 'user_account'],
  showcase: [],
  notifications: [],
  goals: ['goal_list'],
  invitations: [],
  history: ['stream_list'],
  administration: ['confirmation_list', 'person_list'],
};

/** Read models that say `personal`. */
const sayingPersonal = ({ readModels }: Projection) =>
  readModels
    .filter(({ personal }) => personal)
    .map(({ table }) => table)
    .sort();

test.each(areas.map((projection) => ({ projection, schema: projection.schema })))(
  '$schema: no row keeps sealed texts of an erased person',
  async ({ projection }) => {
    const { pool } = await freshDatabase();
    const { told, erasures } = sealedStories(projection);
    const [before, after] = [beside(projection, 'next'), beside(projection, 'check')];
    await changesOf(before, told, pool);
    // An area that does not follow `user-` never gets UserErased.
    const followed = projection.streams.some((prefix) => 'user-'.startsWith(prefix)) ? erasures : [];
    await changesOf(after, [...told, ...followed], pool);
    expect(await tablesWithMark(before, pool), 'tables with sealed texts, which say `personal`').toEqual(
      otherTables[projection.schema] ?? sayingPersonal(projection),
    );
    expect(await tablesWithMark(after, pool), 'tables with sealed texts after UserErased').toEqual([]);
  },
);

const mark = 'zeichensetzung';

/** Events with a mark in each sealed field: once directly after the first event of its stream, and once after all earlier events. */
function sealedStories(projection: Projection) {
  const record = recorder();
  const told = kindsFollowedBy(projection).flatMap(({ category, samples, ownerInEvent }) =>
    samples.flatMap((sample, index) =>
      (personalFields[sample.type] ?? []).filter(isOfPerson(category)).flatMap(([field]) =>
        [samples.slice(0, Math.min(index, 1)), samples.slice(0, index)].map((earlier) => {
          const world = newId();
          const marked = { ...sample, data: { ...(sample.data as object), [field]: markedText(sample.type) } };
          const stream = `${category}-${newId()}`;
          // Events sealed with the actor's key come from owners only.
          const actor = samples[0] && ownerInEvent?.(samples[0]);
          return [...earlier, marked].map((one) => record({ stream, sample: one, world, actor }));
        }),
      ),
    ),
  );
  const erased = told.flatMap((events) =>
    personalTexts(events.at(-1) as Recorded, personalFields).map(({ person }) => person),
  );
  const erasures = [...new Set(erased)].map((person) => [
    record({ stream: `user-${person}`, sample: { type: 'UserErased', data: { reason: 'requested' } }, world: person }),
  ]);
  return { told, erasures };
}

/** Whether a field belongs to an account. Companies and addresses without an account are erased by other events. */
const isOfPerson =
  (category: string) =>
  ([, of]: readonly [string, Whose]) =>
    typeof of === 'object' ? !['sealId', 'emailOf'].includes(of.field) : of === 'actor' || category === 'user';

function markedText(type: string): string {
  if (type === 'ChaptersMarked') return JSON.stringify([{ id: 'x', title: mark, at: 1 }]);
  return type === 'TagsChanged' ? JSON.stringify([mark]) : mark;
}

async function tablesWithMark({ schema, readModels }: Projection, pool: Pool): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { table } of readModels) {
    const { rowCount } = await pool.query(`select from ${schema}.${table} as t where (t.*)::text ~* $1`, [mark]);
    if (rowCount) found.push(table);
  }
  return found.sort();
}

type Story = Readonly<{ stream: string; sample: Message; world: string; actor?: string | undefined }>;

/** First each event directly after the first event of its stream; then all events of a stream, for each id in the samples. */
function stepsFor(projection: Projection): readonly (readonly Recorded[])[] {
  const followed = kindsFollowedBy(projection);
  const pairs = followed.flatMap(({ category, samples }) =>
    samples.map((sample) => ({
      stream: `${category}-${newId()}`,
      first: samples[0] ?? sample,
      sample,
      world: newId(),
    })),
  );
  const stories = idsIn(followed).flatMap((id) =>
    followed.flatMap(({ category, samples }) =>
      samples.map((sample) => ({ stream: `${category}-${inWorld(id, id)}`, sample, world: id })),
    ),
  );
  const steps: readonly (readonly Story[])[] = [
    pairs.map(({ first, ...pair }) => ({ ...pair, sample: first })),
    pairs,
    ...stories.map((story) => [story]),
  ];
  const record = recorder();
  return steps.map((step) => step.map(record));
}

/** The kinds of streams that a projection follows, with samples of its events. */
const kindsFollowedBy = ({ streams, events }: Projection) =>
  kinds
    .filter(({ category }) => streams.some((prefix) => `${category}-`.startsWith(prefix)))
    .map(({ category, samples, events: own, ownerInEvent }) => ({
      category,
      ownerInEvent,
      samples: Object.keys(own).flatMap((type) => (type in events && samples[type] ? [samples[type]] : [])),
    }));

const anId = /\b[0-9a-f]{32}\b/g;
const idsIn = (value: unknown): readonly string[] => [...new Set(JSON.stringify(value).match(anId))];

/** Replaces all ids in a text by ids of this world. Samples share their ids, and another world makes them unique. */
const inWorld = (world: string, text: string) => text.replace(anId, (id) => derivedId(world, id));

function recorder() {
  const revisions = new Map<string, number>();
  let position = 0n;
  return ({ stream, sample, world, actor }: Story): Recorded => {
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    position += 1n;
    const id = newId();
    const cause = { correlationId: id, causationId: id, commandId: id, commandHash: id };
    const at = new Date(Date.parse('2026-10-01T09:00:00.000Z') + Number(position) * 1_000).toISOString();
    const metadata = { ...cause, actor: { kind: 'user', id: inWorld(world, actor ?? id) }, at, schema: 1 } as const;
    const { type, data } = JSON.parse(inWorld(world, JSON.stringify(sample))) as Message;
    return { type, data, id, stream, revision, position, metadata };
  };
}

/** Builds the projection with one transaction for each step. Returns the table that each event changed, in order. */
async function changesOf(projection: Projection, steps: readonly (readonly Recorded[])[], pool: Pool) {
  await inTransaction(pool, async (client) => {
    await enter(client, projection.schema);
    await create(client, { ...projection, shards: 1 });
  });
  const changes: string[] = [];
  const readModels = projection.readModels.map(
    (model): ReadModel => ({
      ...model,
      fold(row, event) {
        const after = model.fold(row, event);
        if (after !== row) changes.push(`${model.table} ${event.stream} ${event.revision} ${event.type}`);
        return after;
      },
      readers(row) {
        const readers = model.readers(row);
        // Rows touched by a statement come from the database and are not folded.
        for (const reader of readers) expect(reader).not.toMatch(/^$|undefined|null/);
        return readers;
      },
    }),
  );
  let after = 0n;
  for (const events of steps) {
    const position = events.at(-1)?.position ?? after;
    const step = { shard: 0, log: undefined, after, position, events };
    expect(await project({ ...projection, shards: 1, readModels }, step, pool)).toEqual([]);
    after = position;
  }
  return changes.sort();
}
