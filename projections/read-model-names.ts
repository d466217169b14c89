import { areas } from './areas.ts';

/** The name of each read model, by its table with its schema. */
export const readModelNames: ReadonlyMap<string, string> = new Map(
  areas.flatMap(({ schema, readModels }) => readModels.map(({ name, table }) => [`${schema}.${table}`, name] as const)),
);
