import { seminarTemplates } from '#domain/seminars/contract/calls.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { seminarTemplateTexts } from '#domain/seminars/contract/templates.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';

export const seminarTemplatesQuery = query(seminarTemplates, {
  allow: permitted(usesSeminars),
  answer: async ({ query: { locale } }) =>
    Object.entries(seminarTemplateTexts).map(([template, words]) => {
      const { name, description, blocks } = words[locale];
      const shown = blocks.map(({ title, elements }) => ({
        title,
        elements: elements.map((element) => ({ title: element.title, type: element.content.type })),
      }));
      return { template, name, description, blocks: shown };
    }),
});
