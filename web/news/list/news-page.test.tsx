import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { articleList, writesNews } from '#domain/news/contract/calls.ts';
import { CurrentUser } from '../../lib/current-user.tsx';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { NewsPage } from './news-page.tsx';

const server = fakeServer();
afterEach(cleanup);

const article = {
  ...{ id: 'a'.repeat(32), title: 'Neue Seminare', body: '<p>Ab <strong>Mai</strong>.</p>', isDraft: false },
  ...{ createdAt: '2026-05-02T08:00:00.000Z', editedAt: null, bannerImage: null, files: [] },
};
const draft = { ...article, id: 'b'.repeat(32), title: 'Sommerpause', isDraft: true };

test('readers see published articles and request no drafts', async () => {
  server.answer(articleList, [article]);
  open([]);
  expect((await screen.findByRole('link', { name: 'Neue Seminare' })).getAttribute('href')).toBe(`/news/${article.id}`);
  expect(screen.getByText('Ab Mai.')).toBeTruthy();
  expect(screen.getByText('2. Mai 2026')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.received(articleList).map(({ drafts }) => drafts)).toEqual([undefined]);
});

test('authors see drafts above, with a menu', async () => {
  server.answer(articleList, ({ drafts }) => (drafts === 'true' ? [draft] : []));
  open([writesNews]);
  expect(await screen.findByRole('link', { name: 'Sommerpause' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mehr zu „Sommerpause“' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Artikel schreiben' })).toBeTruthy();
  expect(await screen.findByText('Noch keine Neuigkeiten')).toBeTruthy();
});

test('an error offers a retry', async () => {
  server.refuse(articleList, 'internal_error');
  open([]);
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});

const open = (permissions: readonly string[]) =>
  render(
    <CurrentUser value={{ permissions } as never}>
      <NewsPage />
    </CurrentUser>,
    { wrapper: InApp },
  );
