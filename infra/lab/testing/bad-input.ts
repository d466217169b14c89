import fc from 'fast-check';
import * as z from 'zod/mini';
import { areas } from '#domain/areas.ts';
import { Nothing } from '#domain/kernel/contract.ts';
import type { Call } from './contract-call.ts';

/** Every call of the contracts, so that new calls are tested too. */
export const calls = areas.flatMap(({ name: area, commands, uploads, queries }) =>
  Object.entries<Call>({ ...commands, ...uploads, ...queries }).map(([name, call]) => ({ area, name, call })),
);
export const routeOf = ({ method, path }: Call) => `${method} ${path}`;
/** An id that nothing has. */
export const unknown = '0123456789abcdef'.repeat(2);

const junk = () =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      unknown,
      '',
      ' ',
      '-1',
      '1e999',
      'null',
      '../..',
      '%00',
      '2026-02-30T25:00:00Z',
      'de',
      true,
      0,
      -1,
      1e308,
      [],
    ),
  );

/** Random input: the contract's fields with random values, or random fields. */
export function badInput(call: Call): fc.Arbitrary<object> {
  const anything = (schema: z.ZodMiniType | undefined) => {
    const fields = fieldsOf(schema);
    const known = fc.record(Object.fromEntries(fields.map((field) => [field, junk()])), { requiredKeys: [] });
    return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: fc.object({ maxDepth: 2 }) });
  };
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const text = fc.oneof(fc.constant(unknown), fc.string({ minLength: 1, maxLength: 60 }));
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, text]))),
    ...('query' in call && { query: anything(call.query).map(asTexts) }),
    ...('body' in call && call.body !== Nothing && { body: fc.oneof(anything(call.body), junk()) }),
    ...('form' in call && { form: anything(call.form).map(asTexts), file: fc.option(badFile, { nil: undefined }) }),
  });
}

/** Heads of known file formats; random bytes follow. */
const beginnings = [
  '',
  'RIFF$\0\0\0WAVEfmt ',
  '%PDF-1.7\n',
  '\x89PNG\r\n\x1a\n',
  'PK\x03\x04',
  '\0\0\0\x18ftypmp42',
  'a;b\n',
];
const badFile = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.uint8Array({ maxLength: 3_000 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
  )
  .map(([beginning, rest, name]) => new File([Buffer.from(beginning, 'latin1'), new Uint8Array(rest)], name || 'x'));

const asTexts = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

function fieldsOf(schema: z.ZodMiniType | undefined): readonly string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
  };
  return Object.keys(properties);
}
