import { setTimeout as sleep } from 'node:timers/promises';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { erased, type PersonalFields, type Whose } from '#domain/kernel/personal.ts';
import { PersonKeyMissing } from '../persons/person-key-missing.ts';
import type { FoundKey, PersonKeys } from '../persons/person-keys.ts';
import { isSealed, openText, personOf, type SealedText, sealText } from '../persons/sealed-text.ts';
import type { EventStore, NewEvent } from './event-store.ts';
import { isBroken } from './postgres-failures.ts';
import { unreadable } from './unreadable.ts';

type Sealing = Readonly<{ personal: PersonalFields; keys: PersonKeys }>;

const retryMs = 500;

/**
 * The same log, with personal data encrypted: sealed with the person's key on append, opened on read. Data sealed with an
 * erased person's key reads as `erased`. Other events pass as they are.
 */
export function sealing(store: EventStore, { personal, keys }: Sealing): EventStore {
  const open = (events: readonly Recorded[]) => opened(events, keys);
  return {
    async append(stream, expectedRevision, events) {
      if (!events.some(({ type }) => Object.hasOwn(personal, type)))
        return store.append(stream, expectedRevision, events);
      return store.append(stream, expectedRevision, await sealed(stream, events));
    },
    readStream: async (...wanted) => open(await store.readStream(...wanted)),
    readAll: async (query) => open(await store.readAll(query)),
    async *subscribeAll(subscription) {
      for await (const { events, position } of store.subscribeAll(subscription)) {
        yield { events: await untilOpened(events, subscription.signal), position };
      }
    },
  };

  async function sealed(stream: string, events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
    const wanted = events.map((event) => personalTexts({ ...event, stream }, personal));
    const persons = new Set(wanted.flat().map(({ person }) => person));
    const found = await keys.toSeal([...persons]);
    return events.map((event, index) => ({
      ...event,
      data: sealedData({ ...event, stream }, wanted[index] ?? [], (person) => found.get(person)),
    }));
  }

  /** A subscriber keeps going while the database of the keys is away, as it does while the log is away. */
  async function untilOpened(events: readonly Recorded[], signal: AbortSignal) {
    for (;;) {
      try {
        return await open(events);
      } catch (error) {
        if (!isBroken(error) || signal.aborted) throw error;
        await sleep(retryMs, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/** An event and its stream, before or after the append. */
type Placed = NewEvent & Readonly<{ stream: string }>;
type Data = Readonly<Record<string, unknown>>;

/** A field that has to be sealed and is not sealed yet. */
export type PersonalText = Readonly<{ field: string; text: string; person: string }>;

/** @throws if a personal field is not a text, or belongs to nobody */
export function personalTexts(event: Placed, personal: PersonalFields): readonly PersonalText[] {
  const fields = Object.hasOwn(personal, event.type) ? personal[event.type] : undefined;
  if (!fields) return [];
  const data = event.data as Data;
  return fields.flatMap(([field, of]) => {
    const text = data[field];
    if (text === undefined || isSealed(text)) return [];
    if (typeof text !== 'string') throw new TypeError(`${event.type}.${field} is personal and no text`);
    return [{ field, text, person: personIn(event, field, of) }];
  });
}

function personIn({ type, stream, data, metadata: { actor } }: Placed, field: string, of: Whose): string {
  const person = of === 'stream' ? idOf(stream) : of === 'actor' ? personActing(actor) : (data as Data)[of.field];
  if (typeof person !== 'string' || person === '') throw new TypeError(`${type}.${field} is personal and nobody's`);
  return person;
}

const personActing = ({ kind, id }: NewEvent['metadata']['actor']) => (kind === 'user' ? id : undefined);

type KeyOf = (person: string) => Parameters<typeof sealText>[2]['key'] | undefined;

/** The event's data, with these texts sealed. */
export function sealedData({ id, stream, data }: Placed, texts: readonly PersonalText[], keyOf: KeyOf): unknown {
  if (texts.length === 0) return data;
  const sealedFields = texts.map(({ field, text, person }) => {
    const key = keyOf(person);
    if (!key) throw new Error(`there is no key of person ${person}`);
    return [field, sealText(text, { stream, eventId: id, field }, { person, key })];
  });
  return { ...(data as Data), ...Object.fromEntries(sealedFields) };
}

async function opened(events: readonly Recorded[], keys: PersonKeys): Promise<readonly Recorded[]> {
  const sealedIn = events.map(sealedFields);
  const persons = new Set<string>();
  for (const fields of sealedIn) for (const { person } of fields ?? []) if (person) persons.add(person);
  if (persons.size === 0) return events;
  const found = await keys.toOpen([...persons]);
  return events.map((event, index) => {
    const fields = sealedIn[index];
    return fields ? openedOrUnreadable(event, fields, found) : event;
  });
}

type SealedField = Readonly<{ field: string; text: SealedText; person: string | undefined }>;

/** Decides by the stored value, not by the event's type, because the declaration may have changed since. */
function sealedFields({ data }: Recorded): readonly SealedField[] | undefined {
  let fields: SealedField[] | undefined;
  for (const field in data as Data) {
    const text = (data as Data)[field];
    if (isSealed(text)) fields = [...(fields ?? []), { field, text, person: personOf(text) }];
  }
  return fields;
}

function openedOrUnreadable(event: Recorded, fields: readonly SealedField[], keys: ReadonlyMap<string, FoundKey>) {
  try {
    const { stream, id: eventId } = event;
    const data: Record<string, unknown> = { ...(event.data as Data) };
    for (const { field, text, person } of fields) {
      if (person === undefined) throw new Error('sealed in a version that this program does not know');
      const key = keys.get(person) ?? 'missing';
      if (key === 'missing') throw new PersonKeyMissing(person);
      data[field] = key === 'erased' ? erased(person) : openText(text, { stream, eventId, field }, key);
    }
    return { ...event, data };
  } catch (error) {
    return unreadable(event, error);
  }
}
