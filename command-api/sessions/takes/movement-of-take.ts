import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { DomainError, refuseFields } from '#domain/kernel/errors.ts';
import type { Cut } from '#domain/sessions/contract/cut.ts';
import { movementWithin, partsOfMovement } from '#domain/sessions/contract/movement/movement-within.ts';
import {
  faultOf,
  MovementSample,
  type MovementSource,
  mostSamplesInPart,
} from '#domain/sessions/contract/movement/samples.ts';
import { MovementTrack, samplesOf } from '#domain/sessions/contract/movement/track.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { CallContext } from '../../command-area.ts';
import { recordPart } from '../movement/record-part.ts';
import type { TakeKey } from './take-table.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;

/** Limit for the unpacked samples of one chunk, in bytes. */
const largestTrack = 1_000_000;
const Samples = z.array(MovementSample).check(z.maxLength(mostSamplesInPart));

/** Refuses anything but a gzipped track of samples in base64. @throws invalid_input */
export async function checkMovement(movement: string): Promise<void> {
  const track = await unpackedTrack(movement).catch(() => undefined);
  const { success, data = [] } = Samples.safeParse(track && samplesOf(track));
  const fault = success ? faultOf(data, null) : 'expected samples';
  if (fault) refuseFields([{ field: 'movement', code: fault }]);
}

async function unpackedTrack(movement: string): Promise<MovementTrack> {
  const text = await promisify(gunzip)(Buffer.from(movement, 'base64'), { maxOutputLength: largestTrack });
  return MovementTrack.parse(JSON.parse(text.toString()));
}

type MovementOfTake = Readonly<{ samples: readonly MovementSample[]; source: MovementSource | undefined }>;

/** The movement in the first `count` chunks of a take. The first chunk sets the source; samples of other sources are left out. */
export async function movementOfTake(pool: Pool, { ownerId, id }: TakeKey, count: number): Promise<MovementOfTake> {
  const { rows } = await pool.query<{ movement: string }>(
    `select movement from ops.take_chunk
      where owner_id = $1 and take_id = $2 and number < $3 and movement is not null order by number`,
    [ownerId, id, count],
  );
  const tracks = await Promise.all(rows.map(({ movement }) => unpackedTrack(movement)));
  const source = tracks[0]?.source;
  return { samples: tracks.filter((track) => track.source === source).flatMap(samplesOf), source };
}

type Moved = MovementOfTake & Readonly<{ sessionId: string; cut: Cut | undefined }>;

/** Stores the samples as the movement of the session. Leaves out refused parts, so that the session itself is never lost. */
export async function recordMovementOf(tools: Tools, { sessionId, samples, source, cut }: Moved, asking: Recording) {
  const { principal, send } = asking;
  const parts = partsOfMovement(cut ? movementWithin(samples, cut) : samples);
  for (const [index, part] of parts.entries()) {
    try {
      await recordPart(tools, { askedBy: principal().id, sessionId, samples: part, source }, (addressed) =>
        send(addressed, `movement ${index}`),
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

type Recording = Pick<CallContext, 'principal' | 'send'>;
