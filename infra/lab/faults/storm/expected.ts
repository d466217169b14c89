import type { Pool } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { eventsUntil, headOf } from '../invariants/read-log.ts';

/** Fields of a session that its owner sees. */
export type ExpectedProfile = Readonly<{ name: string; locale: 'de' | 'en' }>;

/** Possible states of one session. There are several if an answer was lost and the command was not retried. */
type Expected = { states: readonly (ExpectedProfile | 'gone')[]; isLeftAlone: boolean };

/** Expected sessions of one client at the end, by id. `unsure`: names of sessions that may exist. */
export function newExpectations() {
  const sessions = new Map<string, Expected>();
  const unsure = new Set<string>();
  /** Names given by acknowledged commands: exactly one event must give each. */
  const given = new Set<string>();
  return {
    sessions: sessions as ReadonlyMap<string, Expected>,
    unsure: unsure as ReadonlySet<string>,
    given: given as ReadonlySet<string>,
    touchable: () =>
      [...sessions].flatMap(([id, { states, isLeftAlone }]) => {
        const [only] = states;
        return isLeftAlone || only === undefined || only === 'gone' ? [] : [[id, only] as const];
      }),
    created(id: string, shown: ExpectedProfile) {
      sessions.set(id, { states: [shown], isLeftAlone: false });
      given.add(shown.name);
    },
    maybeCreated: ({ name }: ExpectedProfile) => void unsure.add(name),
    changed(id: string, after: ExpectedProfile | 'gone') {
      sessions.set(id, { states: [after], isLeftAlone: false });
      if (after !== 'gone') given.add(after.name);
    },
    maybeChanged(id: string, after: ExpectedProfile | 'gone') {
      const states = [...(sessions.get(id)?.states ?? []), after];
      sessions.set(id, { states, isLeftAlone: true });
    },
  };
}

export type Expectations = ReturnType<typeof newExpectations>;

const textOf = (state: ExpectedProfile | 'gone') => (state === 'gone' ? state : `${state.name} (${state.locale})`);

/** Differences between the read model and the answers to the client, in words. `counts`: how often the log gives each name. */
export async function disappointments(database: Pool, ownerId: string, { expected, counts }: JudgementInput) {
  const { rows } = await database.query<ExpectedProfile & { id: string }>(
    'select id, name, locale from sessions.session_list where owner_id = $1',
    [ownerId],
  );
  const shown = new Map(rows.map((row) => [row.id, textOf(row)]));
  const wrong: string[] = [];
  for (const [id, { states }] of expected.sessions) {
    const allowed = states.map(textOf);
    const found = shown.get(id) ?? 'gone';
    if (!allowed.includes(found)) wrong.push(`session ${id} is ${found}, and not ${allowed.join(' or ')}`);
  }
  for (const { id, name } of rows) {
    if (!expected.sessions.has(id) && !expected.unsure.has(name)) wrong.push(`nobody made session ${id} (${name})`);
  }
  return [...wrong, ...givenTwice(expected, counts)];
}

type JudgementInput = Readonly<{ expected: Expectations; counts: ReadonlyMap<string, number> }>;

/** Finds doubled and lost effects in the log: every name is unique, so exactly one event must give it. */
function givenTwice({ given, unsure }: Expectations, counts: JudgementInput['counts']) {
  return [
    ...[...given]
      .filter((name) => counts.get(name) !== 1)
      .map((name) => `${name} was given ${counts.get(name) ?? 0} times`),
    ...[...unsure].filter((name) => (counts.get(name) ?? 0) > 1).map((name) => `${name} was made more than once`),
  ];
}

/** Number of events in the log that give each session name. */
export async function namesGiven(store: EventStore): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const { type, data } of eventsUntil(store, { until: await headOf(store), prefixes: ['session-'] })) {
    if (type !== 'SessionCreated' && type !== 'SessionRenamed') continue;
    const { name } = data as Readonly<{ name: string }>;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
