import { loadRoles, userStream } from '#command-api/users/for-others.ts';
import type { HistoryEvent } from '#domain/history/events.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { permissionsOf, readsHistory } from '#domain/kernel/roles.ts';
import { prefixOf } from '#domain/stream-names.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { pagesOf } from '#infra/event-store/pages-of.ts';
import type { TakeAlong, TakeTools, Taking } from '../command-area.ts';
import { csv } from '../csv.ts';
import { textFile } from '../export-file.ts';
import { actorInWords } from './actor-in-words.ts';

type LookUp = Recorded<HistoryEvent>;

/** Auditors' look-ups of this person, with time and subject. The auditor appears only by role. */
export const takeAlong: TakeAlong = {
  holds: ['look_ups'],
  contents: {
    de: `look-ups.csv    wann jemand zur Prüfung angesehen hat, was über Sie im Protokoll steht: was, und mit welcher Rolle`,
    en: `look-ups.csv    when somebody looked for an audit at what the log has about you: at what, and in which role`,
  },
  files: (taking, tools) => [
    textFile('look-ups.csv', async () => csv(['at', 'what', 'by', 'stream'], await rowsAbout(taking, tools))),
  ],
};

async function rowsAbout({ userId, locale, streams }: Taking, { store, everyArea }: TakeTools) {
  const own = new Set(Object.values(streams).flat());
  const isOwn = (stream: string) => own.has(stream);
  const things = new Map(everyArea.flatMap(({ streamWords }) => Object.entries(streamWords)));
  const thingOf = (stream: string) => things.get(stream.slice(0, stream.indexOf('-')))?.[locale] ?? stream;
  const rolesAt = rolesReader(store);
  const changed = await loadRoles(store);
  const rows: string[][] = [];
  for await (const lookUps of pagesOf(store, { prefixes: [prefixOf('lookup')] })) {
    for (const lookUp of lookUps as readonly LookUp[]) {
      const found = aboutPerson(lookUp, { userId, isOwn, thingOf, locale });
      if (!found) continue;
      const { actor } = lookUp.metadata;
      const roles = actor.id === userId ? [] : await rolesAt(actor.id, lookUp.position);
      const [role] = roles.filter((one) => permissionsOf([one], [], changed).includes(readsHistory));
      const by = role ? words[locale].role(role) : actorInWords(actor, { userId, locale });
      rows.push([lookUp.data.at, found.what, by, found.stream]);
    }
  }
  return rows;
}

type Whose = Readonly<{
  userId: string;
  isOwn: (stream: string) => boolean;
  thingOf: (stream: string) => string;
  locale: Locale;
}>;

/** Search words are stored only as a hash, so a search cannot be matched to the person it was about. */
function aboutPerson({ type, data }: LookUp, { userId, isOwn, thingOf, locale }: Whose) {
  const { searched, read, exported } = words[locale];
  if (type === 'HistorySearched') return data.actor === userId ? { what: searched, stream: '' } : undefined;
  if ((type !== 'HistoryRead' && type !== 'HistoryExported') || !isOwn(data.stream)) return undefined;
  const thing = thingOf(data.stream);
  return { what: type === 'HistoryRead' ? read(thing) : exported(thing, data.format), stream: data.stream };
}

/** Reads the roles that a person had at this `position` of the log. */
function rolesReader(store: EventStore) {
  const known = new Map<string, readonly Recorded<UserEvent>[]>();
  return async (userId: string, position: bigint): Promise<readonly string[]> => {
    const history =
      known.get(userId) ?? ((await store.readStream(userStream(userId))) as readonly Recorded<UserEvent>[]);
    known.set(userId, history);
    const before = history.filter((event) => event.position < position);
    const given = before.findLast(({ type }) => type === 'UserRegistered' || type === 'RolesChanged');
    return given?.type === 'UserRegistered' || given?.type === 'RolesChanged' ? given.data.roles : [];
  };
}

type Words = Readonly<{
  searched: string;
  read: (thing: string) => string;
  exported: (thing: string, format: string) => string;
  role: (role: string) => string;
}>;

const words: Readonly<Record<Locale, Words>> = {
  de: {
    searched: 'Danach gesucht, woran Sie beteiligt waren',
    read: (thing) => `Angesehen, was geschehen ist: ${thing}`,
    exported: (thing, format) => `Als Datei (${format}) mitgenommen, was geschehen ist: ${thing}`,
    role: (role) => `eine Person mit der Rolle ${role}`,
  },
  en: {
    searched: 'Searched for what you took part in',
    read: (thing) => `Looked at what happened: ${thing}`,
    exported: (thing, format) => `Took along as a file (${format}) what happened: ${thing}`,
    role: (role) => `somebody with the role ${role}`,
  },
};
