import { useLingui } from '@lingui/react/macro';
import { commandLineActor, type HistoryActor, type NamedStream } from '#domain/history/contract/calls.ts';
import type { Deed } from '#domain/history/contract/deeds.ts';
import { sentenceFor, useHistoryWords } from './words.ts';

const mostPeople = 2;
/** Categories of streams that have a person's name as their title. */
const ofPeople = new Set(['user', 'subscription', 'quota', 'inbox', 'export', 'lookup', 'support', 'practice']);

/** A deed as one sentence: who did what to whom. */
export function useDeedSentence(): (deed: Deed) => string {
  const { t } = useLingui();
  const { ofEvent } = useHistoryWords();
  const erased = t`Unbekannt (gelöscht)`;

  const actorName = ({ kind, id, name, erased: gone }: HistoryActor): string => {
    if (kind === 'system' && id === commandLineActor) return t`Jemand am Server`;
    if (kind === 'system') return id === 'anyone' ? t`Jemand ohne Anmeldung` : t`Das System`;
    if (kind === 'webhook') return t`Der Zahlungsdienst`;
    return gone ? erased : (name ?? t`Jemand`);
  };
  /** Names of things are in quotes, names of people are not. */
  const nameOf = ({ category, title, erased: gone }: NamedStream): string | undefined => {
    if (gone) return erased;
    if (title === null) return undefined;
    return ofPeople.has(category) ? title : t`„${title}“`;
  };
  const several = (names: readonly string[], count: number): string | undefined => {
    const [first, second] = names;
    const more = count - 1;
    if (!first) return undefined;
    if (count === mostPeople && second) return t`${first} und ${second}`;
    return more > 0 ? t`${first} und ${more} weitere` : first;
  };

  return (deed) => {
    const { actor, stream, count, about, type } = deed;
    const isOwn = stream.id === actor.id || (actor.kind === 'system' && actor.id === 'anyone');
    const people = about.filter(({ category, id }) => category === 'user' && id !== actor.id);
    const named = people.map((person) => nameOf(person) ?? erased);
    const where = about.find(({ category, title }) => category !== 'user' && title !== null);
    const title = nameOf(stream);
    const parts = {
      who: actorName(actor),
      what: title && several([title], count),
      whom: several(named, Math.max(named.length, count)) ?? t`jemanden`,
      where: where && nameOf(where),
    };
    return sentenceFor(type, isOwn, parts) ?? [parts.who, ofEvent(type), parts.what].filter(Boolean).join(' · ');
  };
}
