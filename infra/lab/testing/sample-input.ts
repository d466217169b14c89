import * as z from 'zod/mini';
import { Nothing } from '#domain/kernel/contract.ts';
import type { AppPerson, TestApp } from './app.ts';
import { unknown } from './bad-input.ts';
import type { Call } from './contract-call.ts';
import { resources } from './resources.ts';
import { spokenSession } from './spoken-sound.ts';

type Ids = Readonly<Record<string, string>>;
/** Ids by area. The entry '' has all ids by the names that other areas use, for example `groupId`. */
export type KnownIds = Readonly<Record<string, Ids>>;

/** Makes one thing of a person in each area. */
export async function everythingOf(owner: AppPerson, app: TestApp): Promise<KnownIds> {
  const made: Record<string, Ids> = {};
  for (const [area, make] of Object.entries(resources))
    if (typeof make === 'function') made[area] = await make(owner, app, 'Probe');
  await app.settle();
  return { ...made, '': namedByArea(made, owner.id) };
}

/** All ids by the names that other areas use: `groupId` is the id of a group. */
function namedByArea(made: Readonly<Record<string, Ids>>, userId: string): Ids {
  const named = Object.entries(made).flatMap(([area, ids]) => [
    ...Object.entries(ids).filter(([name]) => name !== 'id'),
    [`${singular(area)}Id`, ids.id ?? ''] as const,
  ]);
  return { ...Object.fromEntries(named.filter(([, id]) => id)), userId };
}

const singular = (area: string) => (area.endsWith('ies') ? `${area.slice(0, -3)}y` : area.replace(/s$/, ''));

/**
 * A valid input of the call, made with known ids, or with an id that nothing has. `ids`: number of known ids in it.
 */
export function sampleInput(call: Call, area: string, known: KnownIds) {
  let ids = 0;
  const idFor = (name: string): string => {
    const found = known[area]?.[name] ?? known['']?.[name];
    if (found) ids += 1;
    return found ?? unknown;
  };
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, idFor(name)]);
  const filled = (schema: z.ZodMiniType) =>
    sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '', idFor) as object;
  const given = {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...('query' in call && call.query && { query: filled(call.query) }),
    ...('body' in call && call.body !== Nothing && { body: filled(call.body) }),
    ...('form' in call && { form: filled(call.form), file: spokenSession() }),
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

/** A minimal value of a schema, with an id for every id field. */
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
