import { beforeAll, expect, test } from 'vitest';
import type { SessionDetail, SessionRow } from '#domain/sessions/contract/report.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { cutMp4, recording } from '#infra/lab/testing/recording.ts';
import { picture, tone } from '#infra/lab/testing/test-media.ts';

const { person, settle } = await testApp({ analysis: true });
const ada = await person();
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const sessionName of ['Vorstellung', 'Rede 100%', 'Rede_eins', 'Übung'])
    ids[sessionName] = await ada.uploaded(undefined, { sessionName });
  const film = await recording('talk.mp4', [...tone(1), ...picture(1), '-shortest']);
  ids.Film = await ada.uploaded(
    film,
    { sessionName: 'Film', type: 'video' },
    { call: 'POST /api/Sessions/CreateSession' },
  );
  ids.Kaputt = await ada.uploaded(cutMp4(), { sessionName: 'Kaputt' });
  await settle();
});

test('lists sessions in pages, the newest first, each once', async () => {
  const pages: string[][] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && page < 10; page++) {
    const { body, headers } = await list(`limit=4${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    pages.push(body.map(({ name }) => name));
    cursor = headers.get('x-next-cursor');
  }
  expect(pages).toEqual([
    ['Kaputt', 'Film', 'Übung', 'Rede_eins'],
    ['Rede 100%', 'Vorstellung'],
  ]);
});

test('a full last page has no next page', async () => {
  const { body, headers } = await list('limit=6');
  expect(body).toHaveLength(6);
  expect(headers.get('x-next-cursor')).toBeNull();
});

test.each([
  ['rede', ['Rede_eins', 'Rede 100%']],
  ['REDE_', ['Rede_eins']],
  ['0%', ['Rede 100%']],
  ['übung', ['Übung']],
  ["' or 1=1 --", []],
])('finds %s literally anywhere in the name', async (search, names) => {
  expect(await namesIn(`search=${encodeURIComponent(search)}`)).toEqual(names);
});

test.each([
  ['status=failed', ['Kaputt']],
  ['status=running', []],
  ['status=succeeded&search=rede', ['Rede_eins', 'Rede 100%']],
  ['type=video', ['Film']],
  ['type=audio&status=failed', ['Kaputt']],
])('filters by %s', async (query, names) => {
  expect(await namesIn(query)).toEqual(names);
});

test('the owner finds a session by each of its tags, in any case', async () => {
  const tag = (name: string, tags: readonly string[]) =>
    ada.send(`PUT /api/Sessions/${ids[name]}/Tags`, { json: { tags } });
  expect((await tag('Übung', ['Jubiläum', ' Pitch ', 'PITCH'])).status).toBe(204);
  expect((await tag('Rede_eins', ['jubiläum'])).status).toBe(204);
  await settle();
  expect(await namesIn(`tag=${encodeURIComponent('JUBILÄUM')}`)).toEqual(['Übung', 'Rede_eins']);
  expect((await list('tag=pitch')).body.map(({ tags }) => tags)).toEqual([['Jubiläum', 'Pitch']]);
  expect((await ada.send('GET /api/Sessions/Tags')).body).toEqual([
    { tag: 'Jubiläum', count: 2 },
    { tag: 'Pitch', count: 1 },
  ]);
  expect((await ada.send<SessionDetail>(`GET /api/Sessions/${ids.Übung}`)).body.tags).toEqual(['Jubiläum', 'Pitch']);
  const bea = await person();
  expect((await bea.send('GET /api/Sessions/Tags')).body).toEqual([]);
  expect((await bea.send(`PUT /api/Sessions/${ids.Übung}/Tags`, { json: { tags: [] } })).status).toBe(404);
});

test.each([
  'limit=0',
  'limit=101',
  'cursor=gestern',
  'status=offen',
  'type=podcast',
  `tag=${'x'.repeat(31)}`,
  `cursor=2026-99-99T00:00:00.000Z_${'0'.repeat(32)}`,
])('refuses %s and names the field', async (query) => {
  const { status, body } = await ada.send(`GET /api/Sessions/Slim?${query}`);
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input', field: query.split('=')[0] } });
});

test.each(['-', ','])('returns only own sessions by id, separated by %s', async (between) => {
  const wanted = [ids.Kaputt, 'f'.repeat(32), ids.Film].join(between);
  const { body } = await ada.send<readonly SessionRow[]>(`GET /api/Sessions/Incomplete?ids=${wanted}`);
  expect(body.map(({ name, analysisStatus }) => [name, analysisStatus])).toEqual([
    ['Kaputt', 'Failed'],
    ['Film', 'Succeeded'],
  ]);
  expect((await ada.send('GET /api/Sessions/Incomplete?ids=nobody')).status).toBe(400);
});

test('limits the points of a report as requested', async () => {
  const report = async (query: string) => (await ada.send<SessionDetail>(`GET /api/Sessions/${ids.Film}${query}`)).body;
  expect((await report('')).audioAnalysis?.pitch).toHaveLength(50);
  expect((await report('?points=7')).audioAnalysis?.pitch).toHaveLength(7);
  expect((await report('?points=2')).audioAnalysis?.volume).toHaveLength(2);
  for (const points of ['1', '2001', 'alle']) {
    const { status, body } = await ada.send(`GET /api/Sessions/${ids.Film}?points=${points}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { field: 'points' } });
  }
  const { body } = await ada.send<{ values: readonly number[] }>(`GET /api/Sessions/${ids.Film}/Peaks?points=5`);
  expect(body.values).toHaveLength(5);
});

test('a person sees their own write, even if the list is behind', async () => {
  for (const name of ['eins', 'zwei', 'drei', 'vier', 'fünf']) {
    const { headers } = await ada.send(`PATCH /api/Sessions/${ids.Übung}`, { json: { name } });
    expect(headers.get('x-position')).toMatch(/^\d+$/);
    const { body } = await list('', { 'x-min-position': headers.get('x-position') });
    expect(body.find(({ id }) => id === ids.Übung)?.name).toBe(name);
  }
});

test('waits a moment for a future position, and then marks the answer as stale', async () => {
  const before = performance.now();
  const { status, headers, body } = await list('', { 'x-min-position': '999999999' });
  expect([status, headers.get('x-stale')]).toEqual([200, 'true']);
  expect(body).toHaveLength(6);
  expect(performance.now() - before).toBeGreaterThan(1_900);
  const { status: refused } = await list('', { 'x-min-position': 'soon' });
  expect(refused).toBe(400);
});

const list = (query: string, headers = {}) =>
  ada.send<readonly SessionRow[]>(`GET /api/Sessions/Slim?${query}`, { headers });
const namesIn = async (query: string) => (await list(query)).body.map(({ name }) => name);
