import { areas } from '#projections/areas.ts';

/**
 * The server in a version whose projections fail at certain events. Only here: a read model's fold is replaced where the
 * program has it in memory.
 */
export const poisonous = 'poison';

for (const { readModels } of areas) {
  for (const model of readModels) {
    const fold = model.fold.bind(model);
    const failing: typeof fold = (row, event) => {
      const { name } = event.data as Readonly<{ name?: string }>;
      if (event.type === 'SessionRenamed' && name?.startsWith(poisonous)) throw new Error('a mistake in the fold');
      return fold(row, event);
    };
    Object.assign(model, { fold: failing });
  }
}

await import('#main.ts');
