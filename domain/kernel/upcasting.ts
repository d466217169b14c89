import type { Recorded } from './message.ts';

/** An event as the version after its own has it. `type` where that one has another name: it is then its first version. Pure. */
type Upcaster = (data: never) => Readonly<{ type?: string; data: unknown }>;

/** By type and version (`metadata.schema`) as they were stored: the step to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;

/** The event as this version of the program knows it, step by step; what is not in the table stays as it is. */
export function upcast(event: Recorded, upcasters: Upcasters): Recorded {
  const { type, data, metadata } = event;
  const step = versionsOf(type, upcasters)[metadata.schema];
  if (!step) return event;
  const next = step(data as never);
  const isRenamed = next.type !== undefined && next.type !== type;
  const schema = isRenamed ? firstVersion : metadata.schema + 1;
  return upcast({ ...event, type, ...next, metadata: { ...metadata, schema } }, upcasters);
}

/** The version in which events of the type are written today. */
export const currentSchema = (type: string, upcasters: Upcasters): number =>
  Math.max(firstVersion, ...Object.keys(versionsOf(type, upcasters)).map((version) => Number(version) + 1));

const firstVersion = 1;

/** A type may have the name of something that every object has. */
const versionsOf = (type: string, upcasters: Upcasters) =>
  Object.hasOwn(upcasters, type) ? (upcasters[type] ?? {}) : {};
