import type * as z from 'zod/mini';
import type { CommandCall, QueryCall, UploadCall } from './contract.ts';
import type { EventWord } from './event-words.ts';
import type { KeptData } from './kept-data.ts';
import type { Message } from './message.ts';
import type { OldSample } from './stored-sample.ts';
import type { Upcasters } from './upcasting.ts';

/** The decider that computes a state. These are methods so that the decider of one kind of stream fits; it gets only its own events. */
export type Folding = Readonly<{ initialState: unknown; evolve(state: unknown, event: Message): unknown }>;

/** The title of a stream (null: no name) and the words with which an auditor finds it. */
/** With `adds`, the earlier words find the stream, too. An undefined title leaves the title as it is. */
type StreamTitle = Readonly<{ title: string | null | undefined; words: readonly string[]; adds?: true }>;

/** One kind of stream, with everything that the rest of the program has to know about it. */
export type StreamKind = Readonly<{
  /** The part of its streams' names before the hyphen. */
  category: string;
  events: Readonly<Record<string, z.ZodMiniObject>>;
  /** One event of each type as it is written today. */
  samples: Readonly<Record<string, Message>>;
  /** Undefined if an auditor needs no state. */
  decider: Folding | undefined;
  /** The owner of the stream, if the stream's id contains it. */
  ownerInId?(id: string): string | undefined;
  /** The owner of the stream, if one of its events contains it. */
  ownerInEvent?(event: Message): string | undefined;
  /** Its events concern other people, so its owner's data export leaves it out. */
  concernsOthers?: boolean;
  /** Its events only accompany events of other streams: nobody triggers them alone. */
  accompanies?: boolean;
  /** Undefined: the event does not change the title. Null: the stream has no title any more. */
  title?(event: Message): StreamTitle | null | undefined;
}>;

/** One area of the product. `domain/areas.ts` lists them; everything central is derived from that list. */
export type Area = Readonly<{
  name: string;
  streams: readonly StreamKind[];
  /** Each event of its streams in a few words. */
  eventWords?: Readonly<Record<string, EventWord>>;
  commands: Readonly<Record<string, CommandCall>>;
  uploads: Readonly<Record<string, UploadCall>>;
  queries: Readonly<Record<string, QueryCall>>;
  /** The data that it keeps about people: works councils and the people of a company read this list. */
  keeps: readonly KeptData[];
  /** Whether it has read models of its own, in a schema of its name. */
  hasReadModels: boolean;
  /** Kinds of jobs with the shape of their payload. Jobs outlive a version of the program: payloads only grow. */
  jobs?: Readonly<Record<string, z.ZodMiniObject>>;
  upcasters?: Upcasters;
  /** Stored events of every version that is no longer written. Only add to this list. */
  oldSamples?: readonly OldSample[];
}>;

/** Every category of an area's streams. */
export type CategoryOf<A extends Area> = A['streams'][number]['category'];
