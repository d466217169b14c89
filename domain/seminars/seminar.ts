import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Criterion } from './contract/criteria.ts';
import type { EarlierOrder, Outline, RuleVersion } from './contract/outline.ts';
import { type ElementContent, rulesOf } from './element-content.ts';
import type { SeminarEvent } from './events.ts';

type Events = { [E in SeminarEvent as E['type']]: E['data'] };
type Logo = Events['LogoChanged']['logo'];

/** `version` counts the edits: an edit of an older version could undo another one. */
export type Element = Readonly<{
  id: string;
  title: string;
  body: string;
  content: ElementContent;
  dueAt: string | null;
  version: number;
  versions: readonly [RuleVersion, ...RuleVersion[]];
}>;

export type Block = Readonly<{
  id: string;
  title: string;
  description: string;
  dueAt: string | null;
  version: number;
  elements: readonly Element[];
}>;

type SeminarFile = Readonly<{ id: string; name: string; media: Events['SeminarFileAdded']['media'] }>;

/** A seminar, folded from its events: blocks and elements in their order. */
export type Seminar = Readonly<
  Omit<Events['SeminarCreated'], 'ownerId' | 'hours'> & {
    ownerId: string;
    /** 0: not stated. */
    hours: number;
    version: number;
    logo: Logo | null;
    isPublished: boolean;
    isClosed: boolean;
    blocks: readonly Block[];
    /** Counts the changes of the order. */
    orderVersion: number;
    /** The latest ones. */
    earlierOrders: readonly EarlierOrder[];
    /** The criteria for talks. `criteriaVersion` counts their changes. */
    criteria: readonly Criterion[];
    criteriaVersion: number;
    /** Files that texts refer to by id. */
    files: readonly SeminarFile[];
    /** Revision of the last event in its stream. */
    revision: number;
  }
>;

export type SeminarState = Seminar | 'none' | 'deleted';

export function evolveSeminar(seminar: SeminarState, event: SeminarEvent): SeminarState {
  if (event.type === 'SeminarCreated') {
    const { ownerId, name, description, lecturer, price, hours = 0 } = event.data;
    const facts = { ownerId, name, description, lecturer, price, hours };
    const begun = { version: 0, logo: null, isPublished: false, isClosed: false, blocks: [] };
    return {
      ...facts,
      ...begun,
      orderVersion: 0,
      earlierOrders: [],
      files: [],
      criteria: [],
      criteriaVersion: 0,
      revision: 0,
    };
  }
  if (event.type === 'SeminarDeleted') return 'deleted';
  if (typeof seminar === 'string') return seminar;
  const revision = seminar.revision + 1;
  const earlierOrders = reorders.includes(event.type) ? withOrder(seminar, revision) : seminar.earlierOrders;
  return { ...seminar, ...changes(event, { ...seminar, revision }), earlierOrders, revision };
}

const reorders: readonly SeminarEvent['type'][] = ['SeminarReordered', 'BlockDeleted', 'ElementDeleted'];
const mostEarlierOrders = 20;

function withOrder({ blocks, earlierOrders }: Seminar, until: number): readonly EarlierOrder[] {
  const elementIds = blocks.flatMap(({ elements }) => elements.map(({ id }) => id));
  return [...earlierOrders, { until, elementIds }].slice(-mostEarlierOrders);
}

function changes(event: SeminarEvent, seminar: Seminar): Partial<Seminar> {
  switch (event.type) {
    case 'SeminarEdited': {
      const { name, description, lecturer, price, hours = 0 } = event.data;
      return { name, description, lecturer, price, hours, version: seminar.version + 1 };
    }
    case 'LogoChanged':
      return { logo: event.data.logo };
    case 'LogoRemoved':
      return { logo: null };
    case 'SeminarFileAdded': {
      const { fileId, name, media } = event.data;
      return { files: [...seminar.files, { id: fileId, name, media }] };
    }
    case 'CriteriaChanged': {
      const criteria = event.data.criteria.map(({ criterionId, ...criterion }) => ({ id: criterionId, ...criterion }));
      return { criteria, criteriaVersion: seminar.criteriaVersion + 1 };
    }
    case 'SeminarPublished':
      return { isPublished: true };
    case 'SeminarUnpublished':
      return { isPublished: false };
    case 'SeminarClosed':
      return { isClosed: true };
    case 'SeminarReordered':
      return { blocks: inOrder(seminar.blocks, event.data.blocks), orderVersion: seminar.orderVersion + 1 };
    default:
      return { blocks: evolveBlocks(seminar.blocks, event, seminar.revision) };
  }
}

function evolveBlocks(blocks: readonly Block[], event: SeminarEvent, revision: number): readonly Block[] {
  switch (event.type) {
    case 'BlockAdded': {
      const { blockId, title, description } = event.data;
      return [...blocks, { id: blockId, title, description, dueAt: null, version: 0, elements: [] }];
    }
    case 'BlockEdited': {
      const { blockId, title, description } = event.data;
      return changed(blocks, blockId, (block) => ({ ...block, title, description, version: block.version + 1 }));
    }
    case 'DeadlineSet': {
      const { partId, dueAt } = event.data;
      const dated = changed(blocks, partId, (block) => ({ ...block, dueAt }));
      return withElements(dated, (elements) => changed(elements, partId, (element) => ({ ...element, dueAt })));
    }
    case 'BlockDeleted':
      return blocks.filter(({ id }) => id !== event.data.blockId);
    case 'ElementAdded': {
      const added = newElement(event.data, revision);
      return changed(blocks, event.data.blockId, (block) => ({ ...block, elements: [...block.elements, added] }));
    }
    case 'ElementEdited':
      return withElements(blocks, (elements) =>
        changed(elements, event.data.elementId, (element) => edited(element, event.data, revision)),
      );
    case 'ElementDeleted':
      return withElements(blocks, (elements) => elements.filter(({ id }) => id !== event.data.elementId));
    default:
      return blocks;
  }
}

type Described = Events['ElementEdited'];

function newElement({ elementId, title, body, content }: Described, revision: number): Element {
  const versions = [{ since: revision, rules: rulesOf(content) }] as const;
  return { id: elementId, title, body, content, dueAt: null, version: 0, versions };
}

/** Unchanged rules do not make a new version. */
function edited(
  { id, dueAt, version, versions }: Element,
  { title, body, content }: Described,
  revision: number,
): Element {
  const rules = rulesOf(content);
  // The log does not keep the order of fields.
  const isSame = canonicalJson(versions.at(-1)?.rules) === canonicalJson(rules);
  const [first, ...others] = versions;
  const all = isSame ? versions : ([first, ...others, { since: revision, rules }] as const);
  return { id, title, body, content, dueAt, version: version + 1, versions: all };
}

const changed = <Thing extends Readonly<{ id: string }>>(
  things: readonly Thing[],
  id: string,
  change: (thing: Thing) => Thing,
) => things.map((thing) => (thing.id === id ? change(thing) : thing));

const withElements = (blocks: readonly Block[], change: (elements: readonly Element[]) => readonly Element[]) =>
  blocks.map((block) => ({ ...block, elements: change(block.elements) }));

type Order = Events['SeminarReordered']['blocks'];

function inOrder(blocks: readonly Block[], order: Order): readonly Block[] {
  const elements = new Map(blocks.flatMap((block) => block.elements.map((element) => [element.id, element])));
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return order.flatMap(({ blockId, elementIds }) => {
    const block = byId.get(blockId);
    return block ? [{ ...block, elements: elementIds.flatMap((id) => elements.get(id) ?? []) }] : [];
  });
}

export const orderOf = ({ blocks }: Pick<Seminar, 'blocks'>): Order =>
  blocks.map(({ id, elements }) => ({ blockId: id, elementIds: elements.map((element) => element.id) }));

export const findBlock = ({ blocks }: Seminar, blockId: string): Block | undefined =>
  blocks.find(({ id }) => id === blockId);

export const findElement = ({ blocks }: Seminar, elementId: string): Element | undefined =>
  blocks.flatMap(({ elements }) => elements).find(({ id }) => id === elementId);

/** The part of the seminar that decisions about participants use. */
export const outlineOf = ({ revision, blocks, earlierOrders }: Seminar): Outline => ({
  revision,
  earlierOrders,
  blocks: blocks.map(({ id, elements }) => ({
    id,
    elements: elements.map((element) => ({ id: element.id, versions: element.versions })),
  })),
});
