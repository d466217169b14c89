import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Nothing } from '#domain/kernel/contract.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { newcomerRoles, permissionsOf, permissionsOfRole } from '#domain/kernel/roles.ts';
import { ownApp, type TestApp } from '../testing/app.ts';
import { calls, routeOf, unknown } from '../testing/bad-input.ts';
import type { Call } from '../testing/contract-call.ts';
import { resources } from '../testing/resources.ts';
import { spokenTalk } from '../testing/spoken-sound.ts';

// Made from the contracts: every id of what one person has is given to every kind of stranger, wherever a call takes an id.
type Ids = Readonly<Record<string, string>>;
type Answered = Readonly<{ status: number; body: unknown }>;
type LooseSend = (call: Call, given: object) => Promise<Answered>;

const kinds = [...Object.keys(permissionsOfRole), 'nobody'];

/** Its id is a new one, which the caller makes up; a take is found by its owner and this id. */
const choosesItsId = 'BeginTake';

/** The samples go no further than the check of what is in them; who may do this is tried in the tests of the area. */
const refusedByContent = ['AppendToUpload', 'RecordMovement', 'AppendChunk', 'SendInvitations'];

/** Calls whose work is with what others have. */
const isAboutOthers = (permission: string) => /^(administration|history):/.test(permission);

let app: TestApp;
let mine: Readonly<Record<string, Ids>>;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  const owner = await app.person({ roles: [...newcomerRoles, 'subscriber-premium'] });
  const made: Record<string, Ids> = {};
  for (const [area, make] of Object.entries(resources))
    if (typeof make === 'function') made[area] = await make(owner, app, 'Probe');
  await app.settle();
  mine = { ...made, '': namedByArea(made, owner.id) };
}, 120_000);

/** As other areas name them: `groupId` is the id of a group. */
function namedByArea(made: Readonly<Record<string, Ids>>, userId: string): Ids {
  const named = Object.entries(made).flatMap(([area, ids]) => [
    ...Object.entries(ids).filter(([name]) => name !== 'id'),
    [`${singular(area)}Id`, ids.id ?? ''] as const,
  ]);
  return { ...Object.fromEntries(named.filter(([, id]) => id)), userId };
}

const singular = (area: string) => (area.endsWith('ies') ? `${area.slice(0, -3)}y` : area.replace(/s$/, ''));

/** Paths that name something, but nothing of a person who is no admin. */
const namesNothingOfSomebody = [
  ...['articleDetail', 'newsMedia', 'MarkHowToVideo', 'howToMedia', 'legalPage', 'supportInfo'],
  // A secret that is asked for, and tried in the tests of meetings.
  'calendarFile',
];

test('every id in a path is one that somebody has', () => {
  const without = calls.filter(({ area, call }) => {
    const allow = app.http.served.get(routeOf(call));
    const isForOthers = typeof allow === 'object' && allow.permissions.some(isAboutOthers);
    return call.path.includes(':') && !isForOthers && inputFor(call, area, mine).ids === 0;
  });
  expect(without.map(({ name }) => name).toSorted()).toEqual(namesNothingOfSomebody.toSorted());
});

test.each(kinds)('%s gets the same answer for what somebody has as for what does not exist', async (kind) => {
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
    const theirs = inputFor(call, area, mine);
    if (theirs.ids === 0 || name === choosesItsId) continue;
    tried += 1;
    const [foreign, absent] = [await send(call, theirs.given), await send(call, inputFor(call, area, {}).given)];
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

/** What the contract takes, with these ids in it, or with one that nobody has; `ids`: how many were there. */
function inputFor(call: Call, area: string, known: Readonly<Record<string, Ids>>) {
  let ids = 0;
  const idFor = (name: string): string => {
    const found = known[area]?.[name] ?? known['']?.[name];
    if (found) ids += 1;
    return found ?? unknown;
  };
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, idFor(name)]);
  const filled = (schema: z.ZodType) =>
    sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '', idFor) as object;
  const given = {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...('query' in call && call.query && { query: filled(call.query) }),
    ...('body' in call && call.body !== Nothing && { body: filled(call.body) }),
    ...('form' in call && { form: filled(call.form), file: spokenTalk() }),
    headers: { 'tus-resumable': '1.0.0' },
  };
  return { given, ids };
}

type Shape = Readonly<{
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  pattern?: string;
  format?: string;
}>;

const isId = ({ pattern }: Shape) => pattern?.includes('{32}') ?? false;
const isIdName = (name: string, shape: Shape) =>
  isId(shape) || (/Id$/.test(name) && name !== 'vatId' && shape.type === 'string');

/** The least that a schema takes; an id wherever it takes one. */
function sampleOf(shape: Shape, name: string, idFor: (name: string) => string): unknown {
  const choice = (shape.anyOf ?? shape.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return sampleOf(choice, name, idFor);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (isIdName(name, shape)) return idFor(name);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([field, one]) => shape.required?.includes(field) || isIdName(field, one))
          .map(([field, one]) => [field, sampleOf(one, field, idFor)]),
      );
    case 'array':
      return shape.items && ((shape.minItems ?? 0) > 0 || isId(shape.items))
        ? [sampleOf(shape.items, name.replace(/s$/, ''), idFor)]
        : [];
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return name === 'videoURI' ? 'https://youtu.be/dQw4w9WgXcQ' : textOf(shape);
    default:
      return null;
  }
}

function textOf({ format, minLength = 1 }: Shape): string {
  if (format === 'email') return 'nobody@example.org';
  if (format === 'date-time') return '2030-05-02T08:00:00.000Z';
  if (format === 'uri') return 'https://example.org';
  return 'x'.repeat(Math.max(1, minLength));
}
