import type { Recorded } from './message.ts';

/** Converts an event to the next version. Pure. `type`: a new name; the result is then the first version under that name. */
type Upcaster = (data: never) => Readonly<{ type?: string; data: unknown }>;

/** By stored type and version (`metadata.schema`): the step to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;

/** Converts the event to its current shape, step by step; events without a step stay unchanged. */
export function upcast(event: Recorded, upcasters: Upcasters): Recorded {
  const { type, data, metadata } = event;
  const step = versionsOf(type, upcasters)[metadata.schema];
  if (!step) return event;
  const next = step(data as never);
  const isRenamed = next.type !== undefined && next.type !== type;
  const schema = isRenamed ? firstVersion : metadata.schema + 1;
  return upcast({ ...event, type, ...next, metadata: { ...metadata, schema } }, upcasters);
}

/** The version that is written today for this type. */
export const currentSchema = (type: string, upcasters: Upcasters): number =>
  Math.max(firstVersion, ...Object.keys(versionsOf(type, upcasters)).map((version) => Number(version) + 1));

const firstVersion = 1;

/** A type may have the name of a property that every object has. */
const versionsOf = (type: string, upcasters: Upcasters) =>
  Object.hasOwn(upcasters, type) ? (upcasters[type] ?? {}) : {};
