import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areas } from '#domain/areas.ts';

const answers = areas.flatMap(({ commands, uploads, queries }) =>
  Object.entries<Readonly<{ answer?: unknown }>>({ ...commands, ...uploads, ...queries }).flatMap(
    ([name, { answer }]) => (answer instanceof z.ZodMiniType ? [{ name, answer }] : []),
  ),
);

/** Types of a schema's parts that change the value they parse. */
function changing(schema: z.ZodMiniType): readonly string[] {
  const found: string[] = [];
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema: { _zod } }) {
      const { type } = _zod.def;
      if (['transform', 'pipe', 'catch', 'prefault'].includes(type) || 'coerce' in _zod.def) found.push(type);
    },
  });
  return found;
}

// The server parses what it sends.
test('parses answers without changing them', () => {
  expect(answers.length).toBeGreaterThan(150);
  expect(answers.filter(({ answer }) => changing(answer).length > 0).map(({ name }) => name)).toEqual([]);
  const others = [
    z.pipe(z.string(), z.transform(Number)),
    z.coerce.number(),
    z.stringbool(),
    z.catch(z.string(), 'none'),
  ];
  for (const one of others) expect(changing(z.array(z.object({ one })))).not.toEqual([]);
});
