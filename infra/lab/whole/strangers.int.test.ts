import { beforeAll, expect, test } from 'vitest';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { newcomerRoles, permissionsOf, permissionsOfRole } from '#domain/kernel/roles.ts';
import { ownApp, type TestApp } from '../testing/app.ts';
import { calls, routeOf } from '../testing/bad-input.ts';
import type { Call } from '../testing/contract-call.ts';
import { everythingOf, type KnownIds, sampleInput } from '../testing/sample-input.ts';

// Every kind of stranger tries every id of one person's things in every call of the contracts that takes an id.
type Answered = Readonly<{ status: number; body: unknown }>;
type LooseSend = (call: Call, given: object) => Promise<Answered>;

const kinds = [...Object.keys(permissionsOfRole), 'nobody'];

/** The caller makes up the id of a new take, so a foreign id is a new id here. */
const choosesItsId = 'BeginTake';

/** Calls whose samples are refused because of their content. The tests of their areas check who may use them. */
const refusedByContent = ['AppendToUpload', 'RecordMovement', 'AppendChunk', 'SendInvitations'];

/** Permissions to work with other people's things. */
const isAboutOthers = (permission: string) => /^(administration|history):/.test(permission);

let app: TestApp;
let mine: KnownIds;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  const owner = await app.person({ roles: [...newcomerRoles, 'subscriber-premium'] });
  mine = await everythingOf(owner, app);
}, 120_000);

/** Calls whose paths have ids, but of nothing that belongs to an ordinary person. */
const namesNothingOfSomebody = [
  ...['articleDetail', 'newsMedia', 'MarkHowToVideo', 'howToMedia', 'legalPage', 'supportInfo'],
  // The path contains a secret; tests of meetings try wrong ones.
  'calendarFile',
];

test('has a known id for every path', () => {
  const without = calls.filter(({ area, call }) => {
    const allow = app.http.served.get(routeOf(call));
    const isForOthers = typeof allow === 'object' && allow.permissions.some(isAboutOthers);
    return call.path.includes(':') && !isForOthers && sampleInput(call, area, mine).ids === 0;
  });
  expect(without.map(({ name }) => name).toSorted()).toEqual(namesNothingOfSomebody.toSorted());
});

test.each(kinds)('%s gets the same answer for foreign things as for missing ones', async (kind) => {
  const stranger = kind === 'nobody' ? app : await app.person({ roles: [kind] });
  await app.settle();
  const send = stranger.send as unknown as LooseSend;
  const held = permissionsOf(kind === 'nobody' ? [] : [kind]);
  let tried = 0;
  const stopped: string[] = [];
  for (const { area, name, call } of calls) {
    const allow = app.http.served.get(routeOf(call));
    const own = typeof allow === 'object' ? allow.permissions.filter(isAboutOthers) : [];
    if (own.length > 0 && permitsAny(held, own)) continue;
    const theirs = sampleInput(call, area, mine);
    if (theirs.ids === 0 || name === choosesItsId) continue;
    tried += 1;
    const [foreign, absent] = [await send(call, theirs.given), await send(call, sampleInput(call, area, {}).given)];
    expect([name, ...saidBy(foreign)]).toEqual([name, ...saidBy(absent)]);
    if (call.path.includes(':')) expect([name, foreign.status >= 400]).toEqual([name, true]);
    if (codeOf(foreign) === 'invalid_input') stopped.push(name);
  }
  expect(tried).toBeGreaterThan(100);
  expect(stopped.filter((name) => !refusedByContent.includes(name))).toEqual([]);
});

const codeOf = ({ body }: Answered) => (body as { code?: string } | undefined)?.code;

const saidBy = ({ status, body }: Answered): readonly [number, string] => [
  status,
  JSON.stringify(body ?? null).replace(/"requestId":"[^"]*"/, ''),
];
