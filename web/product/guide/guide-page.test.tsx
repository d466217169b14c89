import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { helpOfPage, helpTopics } from '../../lib/help-topics.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { GuidePage } from './guide-page.tsx';
import { readGuide } from './guide-text.tsx';
import { guideNames, guideText, isGuideName, pictureAddress } from './guides.ts';

test.each(Object.entries(helpTopics))(
  'the help on %s leads to a section, in German and in English',
  async (_topic, address) => {
    const [guide = '', section] = address.split('#');
    if (!isGuideName(guide)) throw new Error(`there is no guide ${guide}`);
    for (const locale of ['de', 'en'] as const)
      expect(readGuide(await guideText(guide, locale)).sections.map(({ id }) => id)).toContain(section);
  },
);

test.each(guideNames)('the guide %s has a title and text in every section', async (name) => {
  for (const locale of ['de', 'en'] as const) {
    const { title, sections, tokens } = readGuide(await guideText(name, locale));
    expect([title, sections.length > 2, tokens.length > 0]).toEqual([expect.stringMatching(/\S/), true, true]);
    for (const section of sections)
      expect([section.id, section.title, section.tokens.length > 0]).toEqual([
        expect.stringMatching(/^\w+$/),
        expect.stringMatching(/\S/),
        true,
      ]);
  }
});

test("a guide's picture follows the person's theme", () => {
  expect(pictureAddress('../pictures/report-de-light.webp', 'dark')).toContain('report-de-dark');
  expect(pictureAddress('../pictures/none-de-light.webp', 'dark')).toBeUndefined();
});

test('an address in a guide is a link, and the contents link to each section', async () => {
  history.replaceState(null, '', '/help/learner');
  render(<Route path="/help/:guide" component={GuidePage} />, { wrapper: InApp });
  const contents = await screen.findByRole('navigation', { name: 'Inhalt' });
  expect(within(contents).getByRole('link', { name: 'Einen Vortrag aufnehmen' }).getAttribute('href')).toBe('#record');
  expect(screen.getByRole('heading', { name: 'Einen Vortrag aufnehmen' }).id).toBe('record');
  expect(screen.getByRole('link', { name: '/liverecorder' }).getAttribute('href')).toBe('/liverecorder');
});

test('a page without a guide links to all of them', () => {
  expect([helpOfPage('/sessions/list'), helpOfPage('/news')]).toEqual(['/help/learner#upload', '/help']);
});
