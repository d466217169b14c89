import type { Locale } from './contract.ts';
import type { Message } from './message.ts';

/**
 * An event in a few words. The history shows them to auditors; the archive of a person's data adds the detail after a colon
 * (undefined: nothing to add). `detail` is a method, so that the words of one event fit into a table of all.
 */
export type EventWord<Data = unknown> = Readonly<Record<Locale, string>> &
  Readonly<{ detail?(data: Data, locale: Locale): string | undefined }>;

/** An event of an area without words does not compile. */
export type EventWords<Event extends Message> = { readonly [E in Event as E['type']]: EventWord<E['data']> };
