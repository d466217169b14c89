import type { Pool } from 'pg';
import { enqueueProjectionJob } from '#command-api/projections/for-others.ts';
import { projectionAreas } from '#domain/areas.ts';
import type { Area } from '#domain/kernel/area.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { deleteSnapshots } from '#infra/event-store/snapshots.ts';
import { derivedId, uuidv5 } from '#infra/ids.ts';
import { deleteMailsOf } from '#infra/mail/delete-mails-of.ts';
import type { Erasures } from '#infra/persons/erasures.ts';
import type { Erasure } from '#infra/persons/key-table.ts';
import { destroyKeys, markPurged } from '#infra/persons/key-table.ts';
import { deleteJobsOf } from '#infra/queue/delete-jobs-of.ts';
import type { CommandArea } from '../command-area.ts';
import type { Cause } from '../commands.ts';
import { deleteKeysOf } from '../idempotency-keys.ts';
import { streamsOfPerson } from './streams-of-person.ts';

export type ErasureTools = Readonly<{
  pool: Pool;
  /** The log without decryption: an erasure needs no personal data. */
  asStored: EventStore;
  handle: Handle;
  blobs: BlobStore;
  erasures: Erasures;
  everyArea: readonly Pick<CommandArea<Area>, 'forget' | 'keptJobs'>[];
}>;

/**
 * Destroys all personal data of an erased person. The erasure is in the log, or was in a log that a backup has replaced. It is
 * first stored outside of the database, so that no backup can lose it. Then the key is destroyed: from there on a crash leaves
 * nothing readable in the log. The remaining steps need no key, and a retry repeats them without harm.
 */
export async function erasePerson(tools: ErasureTools, erasure: Erasure): Promise<void> {
  const { pool, blobs, erasures, everyArea } = tools;
  const { person } = erasure;
  const commandId = uuidv5(person, 'erasure');
  const cause: Cause = { commandId, correlationId: commandId, actor: { kind: 'system', id: 'erasure' } };
  await erasures.add(erasure);
  await destroyKeys(pool, [erasure]);
  await deleteSnapshots(pool);

  const streams = await streamsOfPerson(tools.asStored, person);
  for (const area of everyArea) await area.forget({ person, streams, cause }, tools);

  await deleteJobsOf(pool, person, { except: everyArea.flatMap(({ keptJobs = [] }) => keptJobs) });
  await deleteMailsOf(pool, person);
  await deleteKeysOf(pool, person);
  // All recordings and results, including those of sessions that were never created.
  await pool.query('delete from ops.blob_reference where address ^@ $1', [`${person}/`]);
  await blobs.deleteAllOf(person);
  await dropEarlierReadModels(pool, person);
  await markPurged(pool, person);
}

/** Drops earlier read models, which are kept after a swap and still contain the person's rows. */
async function dropEarlierReadModels(pool: Pool, person: string): Promise<void> {
  const request = { what: 'drop', areas: [...projectionAreas], swap: false };
  const jobId = derivedId(uuidv5(person, 'erasure'), 'drop');
  await enqueueProjectionJob(pool, { jobId, userId: 'erasures', request }).catch((error) => {
    // A running job may keep earlier rows when it ends, so retry later.
    if (error instanceof DomainError) throw new Error('read models are worked on: what was kept is dropped later');
    throw error;
  });
}
