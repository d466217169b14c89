import type { Area } from '#domain/kernel/area.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { CommandArea } from '../../command-area.ts';

/** Tells an event in plain words; by its name where a newer version wrote it. */
export function eventWords(everyArea: readonly Pick<CommandArea<Area>, 'eventWords'>[]) {
  const all = new Map(everyArea.flatMap(({ eventWords: words }) => Object.entries(words)));
  return ({ type, data }: Message, locale: Locale): string => all.get(type)?.[locale](data as never) ?? type;
}
