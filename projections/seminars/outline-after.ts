import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Outline } from '#domain/seminars/contract/outline.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import { evolveSeminar, outlineOf, type Seminar } from '#domain/seminars/seminar.ts';
import { undescribed } from './undescribed.ts';

export type KeptOutline = Pick<Outline, 'blocks' | 'earlierOrders'>;

/** The outline after an event: the same object if the event does not change it, undefined if the seminar was deleted. */
export function outlineAfter(outline: KeptOutline | undefined, event: Recorded<SeminarEvent>): KeptOutline | undefined {
  const seminar = evolveSeminar(outline ? seminarWith(outline, event.revision - 1) : 'none', event);
  if (typeof seminar === 'string') return undefined;
  const { blocks, earlierOrders } = outlineOf(seminar);
  const after = { blocks, earlierOrders };
  return outline && canonicalJson(outline) === canonicalJson(after) ? outline : after;
}

/** Leaves texts and contents empty, because an outline has none. */
function seminarWith({ blocks, earlierOrders }: KeptOutline, revision: number): Seminar {
  const untitled = { title: '', dueAt: null, version: 0 };
  return {
    ...undescribed,
    ...{ ownerId: '', earlierOrders, revision, version: 0, orderVersion: 0 },
    ...{ files: [], criteria: [], criteriaVersion: 0 },
    blocks: blocks.map(({ id, elements }) => ({
      ...{ ...untitled, id, description: '' },
      elements: elements.map((element) => ({ ...untitled, ...element, body: '', content: { type: 'read_text' } })),
    })),
  };
}
