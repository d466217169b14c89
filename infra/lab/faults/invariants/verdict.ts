import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

/** Result of checking one invariant: how many things were checked, and the faults in words for an operator. */
export type Verdict = Readonly<{ invariant: string; checked: number; wrong: readonly string[] }>;

/** An acknowledged command: the log must have an event of this stream at this position. */
export type Acknowledged = Readonly<{ stream: string; position: string }>;

/** The data to check. Only the sender of the commands knows `acknowledged`. */
export type World = Readonly<{
  pool: Pool;
  store: EventStore;
  blobs: BlobStore;
  acknowledged?: readonly Acknowledged[];
}>;

/** A check that sees every event in log order, then reads the rest of the data for its verdict. */
export type LogCheck = Readonly<{
  see: (event: Recorded) => void;
  verdict: (world: World) => Promise<Verdict>;
}>;
