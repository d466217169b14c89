import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ProofFile } from '#domain/kernel/proof/proof-file.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { eventsCsv } from './events-csv.ts';
import { eventsOf, makeProof } from './make-proof.ts';

type Deps = Readonly<{
  pool: Pool;
  asStored: EventStore;
  /** The same log in readable form. */
  store: EventStore;
}>;

type ProofOptions = Parameters<typeof makeProof>[1];
type Numbered = Readonly<{ number: number; event: Recorded }>;

/** One selection: the readable events, and their proof. */
export type Export = Readonly<{ proof: ProofFile; events: readonly Numbered[] }>;

/** @throws CannotProve */
export async function makeExport({ pool, asStored, store }: Deps, wanted: ProofOptions): Promise<Export> {
  const proof = await makeProof({ pool, asStored }, wanted);
  const entries = proof.entries.map((entry) => ({ ...entry, hash: new Uint8Array() }));
  const numbers = new Map(entries.map(({ position, number }) => [position, number]));
  const events = await eventsOf({ pool, store }, entries, wanted);
  return {
    proof,
    events: events.map((event) => ({ number: numbers.get(String(event.position)) ?? 0, event })),
  };
}

/** Writes `events.csv`, `events.json` and `events.proof.json`; returns their paths. */
export async function writeExport({ proof, events }: Export, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const files = {
    'events.csv': eventsCsv(events),
    'events.json': json(events.map(({ number, event }) => ({ number, ...event, position: String(event.position) }))),
    'events.proof.json': json(proof),
  };
  return Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return file;
    }),
  );
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 1)}\n`;
