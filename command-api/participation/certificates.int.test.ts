import { expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import {
  certificateCheck,
  certificateCommands,
  certificatePdf,
  certificates,
} from '#domain/participation/contract/certificates.ts';
import { seminarUploads } from '#domain/seminars/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol } from '#infra/lab/testing/course.ts';
import { inject } from '#infra/lab/testing/inject.ts';

const app = await testApp();

/** Checks a certificate without an account. */
const checked = async (id: string) =>
  (await inject(app.http, `GET ${certificateCheck.path.replace(':id', id)}`, {})) as {
    status: number;
    body: { name: string; hours: number | null; revokedAt: string | null; hash: string | null };
  };

test('a participant who completed a seminar gets a certificate that anybody can check until the owner revokes it', async () => {
  const [owner, learner, stranger] = [await app.person(), await app.person(), await app.person()];
  const { seminarId, ids } = await courseIn(owner, { read: adding(owner).text });
  await enrol(app, owner, seminarId, [learner]);
  const issue = () => learner.send(certificateCommands.IssueCertificate, { params: { seminarId } });
  expect((await issue()).body).toMatchObject({ code: 'seminar_not_completed' });
  await owner.send(seminarUploads.EditSeminar, { form: { seminarId, hours: '7.5' } });
  await learner.send(participationCommands.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } });
  expect([(await issue()).status, (await issue()).status]).toEqual([204, 204]);
  await app.settle();

  const { body: own } = await learner.send(certificates, { params: { seminarId } });
  const id = own[0]?.id ?? '';
  expect(own).toHaveLength(1);
  expect((await owner.send(certificates, { params: { seminarId } })).body).toEqual(own);
  expect((await stranger.send(certificates, { params: { seminarId } })).status).toBe(404);
  await expect.poll(async () => (await checked(id)).body.hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await checked(id)).body).toMatchObject({ id, seminar: 'Frei sprechen', hours: 7.5, revokedAt: null });
  // The certificate keeps the hours of the time when it was issued.
  await owner.send(seminarUploads.EditSeminar, { form: { seminarId, hours: '20' } });
  await app.settle();
  expect((await checked(id)).body.hours).toBe(7.5);

  for (const locale of ['de', 'en'] as const) {
    const pdf = await learner.send(certificatePdf, { params: { id }, query: { locale } });
    expect(pdf.status).toBe(200);
  }
  expect((await stranger.send(certificatePdf, { params: { id } })).status).toBe(404);

  const params = { seminarId, userId: learner.id };
  expect((await stranger.send(certificateCommands.RevokeCertificate, { params })).status).toBe(404);
  expect((await owner.send(certificateCommands.RevokeCertificate, { params })).status).toBe(204);
  await app.settle();
  expect((await checked(id)).body.revokedAt).not.toBeNull();
  expect((await issue()).body).toMatchObject({ code: 'certificate_revoked' });
  expect((await checked('0'.repeat(32))).status).toBe(404);
});
