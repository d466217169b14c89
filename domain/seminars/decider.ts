import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { type Change, changedBy } from '#domain/kernel/changed-by.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { publishChecks } from './contract/checks.ts';
import { mostBlocks, mostElements, mostSeminarFiles } from './contract/element-limits.ts';
import { currentRules, elementsOf } from './contract/outline.ts';
import { contentFaults, type ElementContent } from './element-content.ts';
import type { SeminarEvent } from './events.ts';
import { isSameOrder, newOrder, type SentOrder } from './order.ts';
import {
  type Element,
  evolveSeminar,
  findBlock,
  findElement,
  orderOf,
  type Seminar,
  type SeminarState,
} from './seminar.ts';

type Events = { [E in SeminarEvent as E['type']]: E['data'] };
type AskedBy = Readonly<{ askedBy: string }>;
/** The version that the person saw. Without it, any version is overwritten. */
type Seen = Readonly<{ version?: number | undefined }>;
type NewBlock = Events['BlockAdded'] & Readonly<{ elements?: readonly Omit<Events['ElementAdded'], 'blockId'>[] }>;

type CreateSeminar = Message<
  'CreateSeminar',
  Events['SeminarCreated'] &
    Readonly<{
      logo?: Events['LogoChanged']['logo'];
      files?: readonly Events['SeminarFileAdded'][];
      criteria?: Events['CriteriaChanged']['criteria'];
      blocks?: readonly NewBlock[];
    }>
>;

/** Commands of the owner. */
type Owned =
  | Message<
      'EditSeminar',
      AskedBy & Seen & Change<Events['SeminarEdited']> & Readonly<{ logo?: Events['LogoChanged']['logo'] }>
    >
  | Message<'RemoveLogo', AskedBy>
  | Message<'AddSeminarFile', AskedBy & Events['SeminarFileAdded']>
  | Message<'ChangeCriteria', AskedBy & Seen & Events['CriteriaChanged']>
  | Message<'SetDeadline', AskedBy & Events['DeadlineSet']>
  | Message<'AddBlock', AskedBy & Events['BlockAdded']>
  | Message<
      'EditBlock',
      AskedBy & Seen & Pick<Events['BlockEdited'], 'blockId'> & Change<Omit<Events['BlockEdited'], 'blockId'>>
    >
  | Message<'DeleteBlock', AskedBy & Events['BlockDeleted']>
  | Message<'AddElement', AskedBy & Events['ElementAdded']>
  | Message<'EditElement', AskedBy & Seen & Events['ElementEdited']>
  | Message<'DeleteElement', AskedBy & Events['ElementDeleted']>
  | Message<'ReorderSeminar', AskedBy & Seen & SentOrder>
  /** Without `published` the state is toggled. */
  | Message<'PublishSeminar', AskedBy & Readonly<{ published?: boolean | undefined }>>
  | Message<'ClearSubmissions', AskedBy>
  | Message<'RemoveParticipants', AskedBy>
  | Message<'DeleteSeminar', AskedBy>;

export type SeminarCommand = CreateSeminar | Owned | Message<'CloseSeminar', Events['SeminarClosed']>;

export const seminarDecider: Decider<SeminarState, SeminarCommand, SeminarEvent> = {
  initialState: 'none',
  evolve: evolveSeminar,

  decide(command, seminar) {
    if (command.type === 'CreateSeminar') return seminar === 'none' ? created(command.data) : refuse('conflict');
    if (command.type === 'CloseSeminar') {
      if (typeof seminar === 'string' || seminar.isClosed) return [];
      return [{ type: 'SeminarClosed', data: { reason: command.data.reason } }];
    }
    // Another person's seminar gets the same answer as one that does not exist.
    if (typeof seminar === 'string' || seminar.ownerId !== command.data.askedBy) return refuse('seminar_not_found');
    if (seminar.isClosed) return refuse('seminar_closed');
    return decideOwned(command, seminar);
  },
};

function created({
  logo,
  files = [],
  criteria = [],
  blocks = [],
  ...facts
}: CreateSeminar['data']): readonly SeminarEvent[] {
  const { ownerId, name, description, lecturer, price, hours } = facts;
  return [
    { type: 'SeminarCreated', data: { ownerId, name, description, lecturer, price, ...(hours && { hours }) } },
    ...(logo ? [{ type: 'LogoChanged', data: { logo } } as const] : []),
    ...files.map(({ fileId, name, media }) => ({ type: 'SeminarFileAdded', data: { fileId, name, media } }) as const),
    ...(criteria.length > 0 ? [criteriaChanged(criteria)] : []),
    ...blocks.flatMap(({ blockId, title, description, elements = [] }): readonly SeminarEvent[] => [
      { type: 'BlockAdded', data: { blockId, title, description } },
      ...elements.map((element) => elementAdded({ ...element, blockId })),
    ]),
  ];
}

const criteriaChanged = (criteria: Events['CriteriaChanged']['criteria']): SeminarEvent => ({
  type: 'CriteriaChanged',
  data: {
    criteria: criteria.map(({ criterionId, name, description, levels }) => ({
      criterionId,
      name,
      description,
      levels,
    })),
  },
});

const elementAdded = ({ blockId, elementId, title, body, content }: Events['ElementAdded']): SeminarEvent => ({
  type: 'ElementAdded',
  data: { blockId, elementId, title, body, content },
});

function decideOwned(command: Owned, seminar: Seminar): readonly SeminarEvent[] {
  switch (command.type) {
    case 'EditSeminar':
      return decideEdit(command.data, seminar);
    case 'RemoveLogo':
      return seminar.logo ? [{ type: 'LogoRemoved', data: {} }] : [];
    case 'AddSeminarFile': {
      const { fileId, name, media } = command.data;
      if (seminar.files.some(({ id }) => id === fileId)) return [];
      if (seminar.files.length >= mostSeminarFiles) return refuse('too_many_files');
      return [{ type: 'SeminarFileAdded', data: { fileId, name, media } }];
    }
    case 'ChangeCriteria':
      return decideCriteria(command.data, seminar);
    case 'SetDeadline': {
      const { partId, dueAt } = command.data;
      const part = findBlock(seminar, partId) ?? findElement(seminar, partId) ?? refuse('element_not_found');
      return part.dueAt === dueAt ? [] : [{ type: 'DeadlineSet', data: { partId, dueAt } }];
    }
    case 'AddBlock':
    case 'EditBlock':
    case 'DeleteBlock':
      return decideBlock(command, seminar);
    case 'AddElement':
    case 'EditElement':
    case 'DeleteElement':
      return decideElement(command, seminar);
    case 'ReorderSeminar':
      return decideOrder(command.data, seminar);
    case 'PublishSeminar':
      return decidePublish(command.data.published ?? !seminar.isPublished, seminar);
    case 'ClearSubmissions':
      return [{ type: 'SubmissionsCleared', data: {} }];
    case 'RemoveParticipants':
      return [{ type: 'ParticipantsRemoved', data: {} }];
    case 'DeleteSeminar':
      return [{ type: 'SeminarDeleted', data: {} }];
  }
}

type Edit = Extract<Owned, { type: 'EditSeminar' }>['data'];

function decideEdit({ version, logo, ...edit }: Edit, seminar: Seminar): readonly SeminarEvent[] {
  const { name, description, lecturer, price, hours: hoursBefore } = seminar;
  const before = { name, description, lecturer, price, hours: hoursBefore };
  const { hours, ...texts } = changedBy(before, edit);
  const data = { ...texts, ...(hours > 0 && { hours }) };
  const isSame = isEqual({ ...texts, hours }, before);
  if (!isSame) refuseOverwriting(version, seminar.version);
  const isOtherLogo = logo && logo.address !== seminar.logo?.address;
  return [
    ...(isSame ? [] : [{ type: 'SeminarEdited', data } as const]),
    ...(isOtherLogo ? [{ type: 'LogoChanged', data: { logo } } as const] : []),
  ];
}

/** Refuses a change if the same part was changed since the person saw it. */
function refuseOverwriting(seen: number | undefined, current: number): void {
  if (seen !== undefined && seen !== current) refuse('conflict');
}

const isEqual = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

type ChangeCriteria = Extract<Owned, { type: 'ChangeCriteria' }>['data'];

/** A criterion with ratings keeps its number of levels. Another number makes a new criterion with a new id. */
function decideCriteria({ version, criteria }: ChangeCriteria, seminar: Seminar): readonly SeminarEvent[] {
  const before = seminar.criteria.map(({ id, ...criterion }) => ({ criterionId: id, ...criterion }));
  if (isEqual(criteria, before)) return [];
  refuseOverwriting(version, seminar.criteriaVersion);
  if (hasDuplicates(criteria.map(({ name }) => name.trim().toLowerCase())))
    refuseFields([{ field: 'criteria', code: 'duplicate' }]);
  if (hasDuplicates(criteria.map(({ criterionId }) => criterionId))) return refuse('conflict');
  const isOtherScale = criteria.some(({ criterionId, levels }) => {
    const known = seminar.criteria.find(({ id }) => id === criterionId);
    return known && known.levels.length !== levels.length;
  });
  return isOtherScale ? refuse('conflict') : [criteriaChanged(criteria)];
}

const hasDuplicates = (texts: readonly string[]) => new Set(texts).size < texts.length;

type OfBlock = Extract<Owned, { type: 'AddBlock' | 'EditBlock' | 'DeleteBlock' }>;

function decideBlock(command: OfBlock, seminar: Seminar): readonly SeminarEvent[] {
  const { blockId } = command.data;
  const block = findBlock(seminar, blockId);
  if (command.type === 'DeleteBlock')
    return block ? [{ type: 'BlockDeleted', data: { blockId } }] : refuse('block_not_found');
  if (command.type === 'AddBlock') {
    const { title, description } = command.data;
    if (seminar.blocks.length >= mostBlocks || block) return refuse('conflict');
    return [{ type: 'BlockAdded', data: { blockId, title, description } }];
  }
  if (!block) return refuse('block_not_found');
  const before = { title: block.title, description: block.description };
  const data = changedBy(before, command.data);
  if (isEqual(data, before)) return [];
  refuseOverwriting(command.data.version, block.version);
  return [{ type: 'BlockEdited', data: { blockId, ...data } }];
}

type OfElement = Extract<Owned, { type: 'AddElement' | 'EditElement' | 'DeleteElement' }>;

function decideElement(command: OfElement, seminar: Seminar): readonly SeminarEvent[] {
  const { elementId } = command.data;
  const element = findElement(seminar, elementId);
  if (command.type === 'AddElement') return decideNewElement(command.data, seminar);
  if (!element) return refuse('element_not_found');
  if (command.type === 'DeleteElement') return [{ type: 'ElementDeleted', data: { elementId } }];
  return decideEditedElement(command.data, element, seminar);
}

function decideNewElement(data: Events['ElementAdded'], seminar: Seminar): readonly SeminarEvent[] {
  if (!findBlock(seminar, data.blockId)) return refuse('block_not_found');
  if (elementsOf(seminar).length >= mostElements || findElement(seminar, data.elementId)) return refuse('conflict');
  refuseContent(data.content, seminar);
  return [elementAdded(data)];
}

type EditElement = Extract<Owned, { type: 'EditElement' }>['data'];

function decideEditedElement(data: EditElement, element: Element, seminar: Seminar): readonly SeminarEvent[] {
  const { elementId, title, body, content, version } = data;
  if (content.type !== element.content.type) return refuse('invalid_type');
  refuseContent(content, seminar);
  if (isEqual([title, body, content], [element.title, element.body, element.content])) return [];
  refuseOverwriting(version, element.version);
  return [{ type: 'ElementEdited', data: { elementId, title, body, content } }];
}

function refuseContent(content: ElementContent, seminar: Seminar): void {
  const faults = contentFaults(content);
  if (faults.length > 0) refuseFields(faults);
  if (content.type !== 'give_feedback') return;
  const target = elementsOf(seminar).find(({ id }) => id === content.forElement);
  const rules = target && currentRules(target);
  const isRateable = rules?.type === 'video_presentation' && rules.rateableSubmissions;
  if (!isRateable) refuseFields([{ field: 'forElement', code: 'not_rateable' }]);
}

function decideOrder({ version, ...sent }: Seen & SentOrder, seminar: Seminar): readonly SeminarEvent[] {
  const blocks = newOrder(seminar, sent);
  if (isSameOrder(blocks, orderOf(seminar))) return [];
  refuseOverwriting(version, seminar.orderVersion);
  return [{ type: 'SeminarReordered', data: { blocks } }];
}

function decidePublish(isPublished: boolean, seminar: Seminar): readonly SeminarEvent[] {
  if (isPublished === seminar.isPublished) return [];
  if (!isPublished) return [{ type: 'SeminarUnpublished', data: {} }];
  const blocks = seminar.blocks.map(({ id, elements }) => ({
    id,
    elements: elements.map((element) => ({ id: element.id, rules: currentRules(element) })),
  }));
  const isMissing = publishChecks({ blocks, hasCriteria: seminar.criteria.length > 0 }).some(
    ({ isBlocking }) => isBlocking,
  );
  return isMissing ? refuse('seminar_incomplete') : [{ type: 'SeminarPublished', data: {} }];
}
