import { expect, test } from 'vitest';
import { hasEnded, newPerson, type Person } from '#infra/testing/person.ts';
import { cutMp4, recording } from '#infra/testing/recording.ts';
import { sharedServer } from '#infra/testing/shared.ts';
import { pagesOfPdf } from './report-pdf/testing/pdf-text.ts';

const product = await sharedServer();
const [ada, bob] = [await newPerson(product.url), await newPerson(product.url)];

const fetched = async (person: Person, id: string, search = '') => {
  const response = await fetch(`${product.url}/api/Sessions/${id}/Report.pdf${search}`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
};

const id = await ada.uploaded(await recording('talk.wav'), { sessionName: 'Pröbe', locale: 'en' });
await ada.waitFor(id, hasEnded);

test('the owner gets a report of an analysed talk, which nobody keeps', async () => {
  const { status, headers, content } = await fetched(ada, id);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment;.*filename\*=UTF-8''Pr%C3%B6be\.pdf$/);
  const [first = ''] = pagesOfPdf(content);
  expect(first).toContain('Pröbe');
  expect(first).toContain('spoken in English');
});

test('it is written in the language that is asked for, else in that of the talk', async () => {
  const [german = ''] = pagesOfPdf((await fetched(ada, id, '?locale=de&timeZone=Europe/Berlin')).content);
  expect(german).toContain('gesprochen auf Englisch');
  expect((await fetched(ada, id, '?locale=fr')).status).toBe(400);
  expect((await fetched(ada, id, '?timeZone=Nowhere')).status).toBe(400);
});

test('to everyone else there is no such talk, and one whose analysis failed has no report', async () => {
  expect((await fetched(bob, id)).status).toBe(404);
  expect((await fetch(`${product.url}/api/Sessions/${id}/Report.pdf`)).status).toBe(401);
  const failed = await ada.uploaded(cutMp4());
  await ada.waitFor(failed, hasEnded);
  expect((await fetched(ada, failed)).status).toBe(404);
});
