import type { Locale } from '#domain/kernel/contract.ts';
import type { Message } from '#domain/kernel/message.ts';

/** Each event in plain words, for the person whose it is. */
export type EventWords<Event extends Message> = {
  readonly [E in Event as E['type']]: Readonly<Record<Locale, (data: E['data']) => string>>;
};
