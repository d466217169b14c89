import type { SeminarDetail, SeminarElement } from '#domain/seminars/contract/detail.ts';

type Block = SeminarDetail['blocks'][number];

/** Whether an earlier element has to be completed first. A completed element stays open. */
export const isLocked = ({ lockedBy, state }: Pick<SeminarElement, 'lockedBy' | 'state'>): boolean =>
  lockedBy !== null && (state === 'active' || state === 'waiting');

/** The position of an element in its seminar. */
export type Place = Readonly<{
  seminar: SeminarDetail;
  block: Block;
  previous: SeminarElement | undefined;
  next: SeminarElement | undefined;
}>;

export const elementsIn = ({ blocks }: Pick<SeminarDetail, 'blocks'>): readonly SeminarElement[] =>
  blocks.flatMap(({ elements }) => elements);

/** The wanted element, or else the current one; undefined if there is neither. */
export function elementToShow(seminar: SeminarDetail, wanted: string | null): SeminarElement | undefined {
  const all = elementsIn(seminar);
  return all.find(({ id }) => id === wanted) ?? all.find(({ id }) => id === seminar.position?.elementId);
}

export function placeOf(seminar: SeminarDetail, { id, blockId }: SeminarElement): Place | undefined {
  const block = seminar.blocks.find((one) => one.id === blockId);
  const all = elementsIn(seminar);
  const index = all.findIndex((one) => one.id === id);
  return block && { seminar, block, previous: all[index - 1], next: all[index + 1] };
}

export const dashboardAddress = (seminarId: string, elementId?: string): string =>
  elementId ? `/seminars/dashboard/${seminarId}?element=${elementId}` : `/seminars/dashboard/${seminarId}`;

export const countCompleted = (seminar: SeminarDetail): number =>
  elementsIn(seminar).filter(({ completed }) => completed).length;
