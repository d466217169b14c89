import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { RosterEvent } from '#domain/participation/events.ts';

/** The number of submissions of an element that each participant shares. */
export type SharedElement = Readonly<{ seminarId: string; elementId: string; by: Readonly<Record<string, number>> }>;

/** The information for a person's standing: `''` means no sharer, an id means only this person, `many` more than one. */
export function sharersOf(by: SharedElement['by']): string {
  const [first = '', ...others] = Object.keys(by).filter((id) => (by[id] ?? 0) > 0);
  return others.length > 0 ? 'many' : first;
}

type Shown = Recorded<Extract<RosterEvent, { type: 'SubmissionShown' | 'SubmissionHidden' }>>;
type Before = Readonly<{ seminarId: string; before: SharedElement['by']; now: SharedElement['by'] }>;

/** Each element that the events name: who shared it before them, and who shares it now. */
export function sharedBefore(shared: readonly SharedElement[], events: readonly Shown[]): readonly Before[] {
  const keyOf = (seminarId: string, elementId: string) => `${seminarId} ${elementId}`;
  const now = new Map(shared.map((one) => [keyOf(one.seminarId, one.elementId), one.by]));
  const named = new Map<string, { seminarId: string; before: Record<string, number>; now: SharedElement['by'] }>();
  for (const { type, stream, data } of events) {
    const seminarId = idOf(stream);
    const key = keyOf(seminarId, data.elementId);
    const by = now.get(key) ?? {};
    const one = named.get(key) ?? { seminarId, before: { ...by }, now: by };
    named.set(key, one);
    const count = one.before[data.participantId] ?? 0;
    one.before[data.participantId] = count - (type === 'SubmissionShown' ? 1 : -1);
  }
  return [...named.values()];
}
