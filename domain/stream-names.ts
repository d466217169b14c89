import type { StreamCategory } from './areas.ts';

/** The prefix of the names of all streams of a category. */
export type StreamPrefix = `${StreamCategory}-`;

export type StreamName = `${StreamCategory}-${string}`;

/** `seminar` → `seminar-` */
export const prefixOf = <Category extends StreamCategory>(category: Category): `${Category}-` => `${category}-`;

/** `seminar` → `seminar-<id>`. `idOf` gives the id back. */
export const streamOf = <Category extends StreamCategory>(category: Category, id: string): `${Category}-${string}` =>
  `${category}-${id}`;

export const isStreamOf = (category: StreamCategory, stream: string): boolean => stream.startsWith(prefixOf(category));
