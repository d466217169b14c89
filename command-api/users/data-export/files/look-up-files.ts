import type { HistoryEvent } from '#domain/history/events.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { permissionsOf, readsHistory } from '#domain/kernel/roles.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { pagesOf } from '#infra/event-store/pages-of.ts';
import { userStream } from '../../stored-user.ts';
import { csv } from './csv.ts';
import { actorInWords } from './event-words.ts';
import { type ExportFile, textFile } from './export-file.ts';

type About = Readonly<{ userId: string; locale: Locale; streams: readonly string[] }>;
type LookUp = Recorded<HistoryEvent>;

/** Who of the auditors looked at what of this person, and when; of the auditor only the role. */
export const lookUpFiles = (store: EventStore, about: About): readonly ExportFile[] => [
  textFile('look-ups.csv', async () => csv(['at', 'what', 'by', 'stream'], await rowsAbout(store, about))),
];

async function rowsAbout(store: EventStore, { userId, locale, streams }: About) {
  const own = new Set(streams);
  // Somebody who audits may be audited.
  const isOwn = (stream: string) => own.has(stream) || stream.startsWith(`lookup-${userId}_`);
  const rolesAt = rolesReader(store);
  const rows: string[][] = [];
  for await (const lookUps of pagesOf(store, { prefixes: ['lookup-'] })) {
    for (const lookUp of lookUps as readonly LookUp[]) {
      const found = aboutPerson(lookUp, { userId, isOwn, locale });
      if (!found) continue;
      const { actor } = lookUp.metadata;
      const roles = actor.id === userId ? [] : await rolesAt(actor.id, lookUp.position);
      const [role] = roles.filter((one) => permissionsOf([one]).includes(readsHistory));
      const by = role ? words[locale].role(role) : actorInWords(actor, { userId, locale });
      rows.push([lookUp.data.at, found.what, by, found.stream]);
    }
  }
  return rows;
}

type Whose = Readonly<{ userId: string; isOwn: (stream: string) => boolean; locale: Locale }>;

/** What was searched for is kept as a hash only: a search by words cannot be told to be about anybody. */
function aboutPerson({ type, data }: LookUp, { userId, isOwn, locale }: Whose) {
  const { searched, read, exported, things } = words[locale];
  if (type === 'HistorySearched') return data.actor === userId ? { what: searched, stream: '' } : undefined;
  if ((type !== 'HistoryRead' && type !== 'HistoryExported') || !isOwn(data.stream)) return undefined;
  const thing = things[data.stream.slice(0, data.stream.indexOf('-'))] ?? data.stream;
  return { what: type === 'HistoryRead' ? read(thing) : exported(thing, data.format), stream: data.stream };
}

/** What somebody was when the log stood at `position`. */
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
  /** By the category of the stream. */
  things: Readonly<Record<string, string>>;
}>;

const words: Readonly<Record<Locale, Words>> = {
  de: {
    searched: 'Danach gesucht, woran Sie beteiligt waren',
    read: (thing) => `Angesehen, was geschehen ist: ${thing}`,
    exported: (thing, format) => `Als Datei (${format}) mitgenommen, was geschehen ist: ${thing}`,
    role: (role) => `eine Person mit der Rolle ${role}`,
    things: {
      user: 'Ihr Konto',
      session: 'einer Ihrer Vorträge',
      quota: 'Ihr Verbrauch in einem Monat',
      export: 'Ihre Archive',
      email: 'Ihre E-Mail-Adresse als vergeben',
      username: 'Ihr Benutzername als vergeben',
      lookup: 'Ihre eigenen Einsichten',
    },
  },
  en: {
    searched: 'Searched for what you took part in',
    read: (thing) => `Looked at what happened: ${thing}`,
    exported: (thing, format) => `Took along as a file (${format}) what happened: ${thing}`,
    role: (role) => `somebody with the role ${role}`,
    things: {
      user: 'your account',
      session: 'one of your talks',
      quota: 'what you used in a month',
      export: 'your archives',
      email: 'your e-mail address as taken',
      username: 'your username as taken',
      lookup: 'your own look-ups',
    },
  },
};
