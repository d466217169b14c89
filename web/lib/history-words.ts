import type { MessageDescriptor } from '@lingui/core';
import type * as z from 'zod/mini';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { EventWord } from '#domain/kernel/event-words.ts';
import type { CommonField, CommonValue } from './common-words.ts';

/** A word of a catalogue, or of a contract that other rooms read too. */
type Word = MessageDescriptor | Bilingual;
type Words<Name extends string = string> = Readonly<Record<Name, Word>>;

/** `own`: for deeds with one's own account. */
type DeedSentence = MessageDescriptor | Readonly<{ own: MessageDescriptor; other: MessageDescriptor }>;

/** The words that auditors read instead of the names in the log. */
export type HistoryWords = Readonly<{
  /** The name of each category of streams (the part of a stream's name before the hyphen). */
  streams: Words;
  /** Each event in a few words: those of the area's `domain/<area>/contract/event-words.ts`. */
  events: Readonly<Record<string, EventWord>>;
  /**
   * Each deed as a whole sentence: `{who}` is the person who did it, `{what}` the title of the event's stream, `{whom}` other people in it,
   * `{where}` the seminar, group or the like. An event without a sentence shows the name and the event's words.
   */
  sentences?: Readonly<Record<string, DeedSentence>>;
  /** The names of fields of events and states. */
  fields: Words;
  /** The meaning of fixed values: `relaxed`, `too_short`. */
  values: Words;
  /** Numbered names: `filler_56` is the filler at the 57th word. */
  counted?: Words;
}>;

type Events = Readonly<Record<string, z.ZodMiniType>>;
type Data<Of extends Events> = z.output<Of[keyof Of]>;

/** Names of fields at any depth, without keys that are data (ids). */
type FieldsIn<Value> = Value extends readonly (infer Item)[]
  ? FieldsIn<Item>
  : Value extends object
    ? { [Key in keyof Value & string]: (string extends Key ? never : Key) | FieldsIn<Value[Key]> }[keyof Value & string]
    : never;

/** Literal texts. */
type FixedIn<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends readonly (infer Item)[]
    ? FixedIn<Item>
    : Value extends object
      ? { [Key in keyof Value & string]: FixedIn<Value[Key]> }[keyof Value & string]
      : never;

/**
 * The words of an area with the events `Of` and the states `States`: an event, a field or a fixed value without words does
 * not compile. Words that many areas share stand in `common-words.ts`.
 */
export type WordsOf<Of extends Events, States = never> = HistoryWords &
  Readonly<{
    events: Readonly<Record<keyof Of & string, EventWord>>;
    sentences?: Readonly<Partial<Record<keyof Of & string, DeedSentence>>>;
    fields: Words<Exclude<FieldsIn<Data<Of>> | FieldsIn<States>, CommonField>>;
    values: Words<Exclude<FixedIn<Data<Of>> | FixedIn<States>, CommonValue>>;
  }>;
