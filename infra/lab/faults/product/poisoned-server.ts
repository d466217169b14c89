import { areas } from '#projections/areas.ts';

/**
 * A server whose projections fail at certain events. It replaces the folds of the read models in memory, so only this
 * process is affected.
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
