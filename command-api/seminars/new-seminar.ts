import { refuse } from '#domain/kernel/errors.ts';
import { type SeminarTemplate, seminarTemplateTexts } from '#domain/seminars/contract/templates.ts';
import type { SeminarCommand } from '#domain/seminars/decider.ts';
import type { ElementContent } from '#domain/seminars/element-content.ts';
import type { Seminar } from '#domain/seminars/seminar.ts';
import { innerId } from '#infra/ids.ts';

type Created = Extract<SeminarCommand, { type: 'CreateSeminar' }>['data'];
type Whose = Readonly<{ seminarId: string; ownerId: string; name?: string | undefined }>;

/** A copy of a seminar's content, with new ids. */
export function copyOf(source: Seminar, { seminarId, ownerId, name = source.name }: Whose): Created {
  const idOf = (id: string) => innerId(seminarId, id);
  const { description, lecturer, price, hours, logo } = source;
  const files = source.files.map(({ id, name: called, media }) => ({ fileId: id, name: called, media }));
  const criteria = source.criteria.map(({ id, ...criterion }) => ({ criterionId: idOf(id), ...criterion }));
  return {
    ...{ ownerId, name, description, lecturer, price, hours, ...(logo && { logo }), files, criteria },
    blocks: source.blocks.map((block) => ({
      ...{ blockId: idOf(block.id), title: block.title, description: block.description },
      elements: block.elements.map(({ id, title, body, content }) => ({
        ...{ elementId: idOf(id), title, body },
        content: pointingTo(content, idOf),
      })),
    })),
  };
}

/** @throws not_found if there is no such template */
export function fromTemplate(
  { template, locale }: Readonly<{ template: string; locale: 'de' | 'en' }>,
  { seminarId, ownerId, name }: Whose,
): Created {
  const known = Object.hasOwn(seminarTemplateTexts, template) ? seminarTemplateTexts[template] : undefined;
  const text: SeminarTemplate = known?.[locale] ?? refuse('not_found');
  const idOf = (key: string) => innerId(seminarId, key);
  return {
    ...{ ownerId, name: name ?? text.name, description: text.description, lecturer: '', price: '' },
    blocks: text.blocks.map(({ title, description, elements }, n) => ({
      ...{ blockId: idOf(`block ${n}`), title, description },
      elements: elements.map(({ key, title, body, content }, m) => ({
        ...{ elementId: idOf(key ?? `element ${n} ${m}`), title, body },
        content: pointingTo(content, idOf),
      })),
    })),
  };
}

const pointingTo = (content: ElementContent, idOf: (id: string) => string): ElementContent =>
  content.type === 'give_feedback' ? { ...content, forElement: idOf(content.forElement) } : content;
