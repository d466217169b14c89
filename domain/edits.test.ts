import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areas } from './areas.ts';

// In an edit an absent field keeps its value, so no field of an edit may have a default. The listed commands look like edits, but
// contain the full new state.
const acts = ['ChooseBaseline', 'MarkHowToVideo', 'ShareSession'];

const edits = areas
  .flatMap(({ commands = {}, uploads = {} }) => [...Object.entries(commands), ...Object.entries(uploads)])
  .filter(([name, { method }]) => (method === 'PATCH' || method === 'PUT') && !acts.includes(name))
  .map(([name, call]) => ({ name, schema: 'form' in call ? call.form : call.body }));

test.each(edits)('$name keeps omitted fields', ({ schema }) => {
  const fields = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];
  const withDefault = fields.filter(([, field]) => field instanceof z.ZodMiniDefault).map(([field]) => field);
  expect(withDefault).toEqual([]);
});
