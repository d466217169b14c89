import { expect, test } from 'vitest';
import { contentFaults } from '../element-content.ts';
import { seminarTemplateTexts } from './templates.ts';

const templates = Object.entries(seminarTemplateTexts);
const all = templates.flatMap(([name, words]) =>
  Object.entries(words).map(([locale, template]) => ({ name, locale, template })),
);

test.each(all)('$name in $locale is valid', ({ template }) => {
  const elements = template.blocks.flatMap((block) => block.elements);
  expect(elements.flatMap(({ content }) => contentFaults(content))).toEqual([]);
  const rateable = elements.flatMap(({ key, content }) =>
    content.type === 'video_presentation' && content.rateableSubmissions && key ? [key] : [],
  );
  for (const { content } of elements)
    if (content.type === 'give_feedback') expect(rateable).toContain(content.forElement);
});

test.each(templates)('%s is the same in both languages', (_name, { de, en }) => {
  const shape = ({ blocks }: typeof de) => blocks.map(({ elements }) => elements.map(({ content }) => content.type));
  expect(shape(en)).toEqual(shape(de));
});
