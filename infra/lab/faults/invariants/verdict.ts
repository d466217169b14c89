import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

/** Result of one check of an invariant: how many things were looked at, and what is wrong, in words for an operator. */
export type Verdict = Readonly<{ invariant: string; checked: number; wrong: readonly string[] }>;

/** An answer that said yes: the log must have an event of this stream at the position that was told. */
export type Acknowledged = Readonly<{ stream: string; position: string }>;

/** What is looked at. `acknowledged` is known only to who sent the commands. */
export type World = Readonly<{
  pool: Pool;
  store: EventStore;
  blobs: BlobStore;
  acknowledged?: readonly Acknowledged[];
}>;

/** Looks at every event of the log, in its order, and then at the rest of the world. */
export type LogCheck = Readonly<{
  see: (event: Recorded) => void;
  verdict: (world: World) => Promise<Verdict>;
}>;
