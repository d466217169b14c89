import type { Message } from './message.ts';

/** An event of each type as it is written today. */
export type SamplesOf<Event extends Message> = { readonly [E in Event as E['type']]: E };

/** An event as it was written in a version that is no longer written; `schema` as in its metadata. */
export type OldSample = Message & Readonly<{ schema: number }>;
