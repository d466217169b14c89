import { type Audiences, audienceOf } from '#infra/postgres/audiences.ts';
import { admins, type ChangedKey, everyone, type ReadModelChange } from '#infra/postgres/read-model-changes.ts';

/**
 * Finds the recipients of a change. Each comes with the keys of the changed rows that they read, if the change names rows. A
 * change for an audience goes only to people who are present.
 */
export type FindRecipients = (
  change: ReadModelChange,
  present: () => readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

type Dependencies = Readonly<{
  audiences: Audiences;
  /** The people among these who are admins at this moment. */
  adminsAmong: (userIds: readonly string[]) => Promise<readonly string[]>;
}>;

export function recipientFinder({ audiences, adminsAmong }: Dependencies): FindRecipients {
  async function peopleBy(reader: string, present: () => readonly string[]) {
    if (reader === everyone) return present();
    // This person may be absent; then nothing is sent.
    return reader === admins ? adminsAmong(present()) : [reader];
  }

  return async (change, present) => {
    const told: readonly ChangedKey[] =
      'rows' in change ? change.rows : change.to.map((reader) => ['', reader] as const);
    const keysBy = grouped(told);
    // A rebuilt version may declare other audiences.
    if (keysBy.has(everyone)) audiences.forget();
    const found = new Map<string, Set<string>>();
    const add = (person: string, reader: string) => {
      const keys = found.get(person) ?? new Set();
      found.set(person, keys);
      for (const key of keysBy.get(reader) ?? []) if (key !== '') keys.add(key);
    };
    for (const [kind, ids] of audiencesAmong(keysBy.keys()))
      for (const { id, person } of await audiences.members({ kind, ids, people: present() }))
        add(person, `${kind}:${id}`);
    for (const reader of keysBy.keys())
      if (!audienceOf(reader)) for (const person of await peopleBy(reader, present)) add(person, reader);
    return new Map([...found].map(([person, keys]) => [person, [...keys]]));
  };
}

function grouped(told: readonly ChangedKey[]): ReadonlyMap<string, readonly string[]> {
  const keysBy = new Map<string, string[]>();
  for (const [key, reader] of told) {
    const keys = keysBy.get(reader);
    if (keys) keys.push(key);
    else keysBy.set(reader, [key]);
  }
  return keysBy;
}

/** The ids of audiences, by kind. */
function audiencesAmong(readers: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const reader of readers) {
    const audience = audienceOf(reader);
    if (audience) kinds.set(audience.kind, [...(kinds.get(audience.kind) ?? []), audience.id]);
  }
  return kinds;
}
