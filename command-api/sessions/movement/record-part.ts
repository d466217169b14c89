import type { Pool } from 'pg';
import type { MovementSample, MovementSource } from '#domain/sessions/contract/movement/samples.ts';
import { trackOf } from '#domain/sessions/contract/movement/track.ts';
import type { SessionState } from '#domain/sessions/session.ts';
import { refer } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { packed } from '#infra/blobs/packed-json.ts';
import type { Handled } from '#infra/event-store/command-handler.ts';
import { toSession } from '../stored-session.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;
type Part = Readonly<{
  askedBy: string;
  sessionId: string;
  samples: readonly MovementSample[];
  source: MovementSource | undefined;
}>;
type Send = (addressed: ReturnType<typeof toSession>) => Promise<Handled<SessionState>>;

/** Stores a part of the movement as a blob, then as an event. Repeating a part changes nothing. */
export async function recordPart({ pool, blobs }: Tools, { askedBy, sessionId, ...moved }: Part, send: Send) {
  const { samples, source } = moved;
  const { source: content, contentType } = await packed(trackOf(samples, source));
  const { address, size } = await blobs.put(askedBy, content);
  await refer(pool, address, sessionId);
  const [from, to] = [samples[0]?.t ?? 0, samples.at(-1)?.t ?? 0];
  const data = { askedBy, part: { address, size, contentType }, from, to, samples: samples.length, source };
  return send(toSession(sessionId, { type: 'RecordMovement', data }));
}
