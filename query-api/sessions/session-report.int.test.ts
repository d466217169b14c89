import { expect, test } from 'vitest';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { cutMp4 } from '#infra/lab/testing/recording.ts';
import { pagesOfPdf } from './report-pdf/testing/pdf-text.ts';

const { bytes, person, send, settle } = await testApp({ analysis: true });
const [ada, bob] = [await person(), await person()];

const fetched = async ({ accessToken }: AppPerson, id: string, search = '') => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { body: content, ...answer } = await bytes(`GET /api/Sessions/${id}/Report.pdf${search}`, { headers });
  return { ...answer, content };
};

const id = await ada.uploaded(undefined, { sessionName: 'Pröbe', locale: 'en' });
await settle();

test('the owner gets the report of an analysed session, which is not cached', async () => {
  const { status, headers, content } = await fetched(ada, id);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment;.*filename\*=UTF-8''Pr%C3%B6be\.pdf$/);
  const [first = ''] = pagesOfPdf(content);
  expect(first).toContain('Pröbe');
  expect(first).toContain('spoken in English');
});

test('writes the report in the requested language, else in that of the session', async () => {
  const [german = ''] = pagesOfPdf((await fetched(ada, id, '?locale=de&timeZone=Europe/Berlin')).content);
  expect(german).toContain('gesprochen auf Englisch');
  expect((await fetched(ada, id, '?locale=fr')).status).toBe(400);
  expect((await fetched(ada, id, '?timeZone=Nowhere')).status).toBe(400);
});

test('refuses other people, and sessions whose analysis failed', async () => {
  expect((await fetched(bob, id)).status).toBe(404);
  expect((await send(`GET /api/Sessions/${id}/Report.pdf`)).status).toBe(401);
  const failed = await ada.uploaded(cutMp4());
  await settle();
  expect((await fetched(ada, failed)).status).toBe(404);
});
