import { expect, test } from 'vitest';
import { headerNames } from '#domain/kernel/header-names.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { sessionCommands, sessionMedia, sessionUploads } from '#domain/sessions/contract/calls.ts';
import {
  guestCommands,
  guestLinks,
  guestMedia,
  guestSeminar,
  guestSeries,
  guestSession,
} from '#domain/shares/contract/guest-calls.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn } from '#infra/lab/testing/course.ts';
import { inject } from '#infra/lab/testing/inject.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { tone } from '#infra/lab/testing/test-media.ts';

const app = await testApp();
type Making = Readonly<{ withMedia?: boolean; password?: string; label?: string; until?: string }>;

async function linkTo(owner: AppPerson, what: { target: 'talk' | 'seminar'; targetId: string }, making: Making = {}) {
  const { status, body } = await owner.send(guestCommands.MakeGuestLink, { body: { ...what, ...making } });
  expect(status).toBe(201);
  await app.settle();
  return body;
}

/** Opens a link without an account. */
async function open({ id, secret }: { id: string; secret: string }, more: Readonly<Record<string, string>> = {}) {
  const answer = await inject(app.http, `POST /api/Guests/${id}/Open`, { json: { secret, ...more } });
  await app.settle();
  return answer as { status: number; body: { pass: string; code: string } };
}

const seen = (call: { path: string }, id: string, pass: string) =>
  inject(app.http, `GET ${call.path.replace(':id', id)}`, { headers: { [headerNames.guestPass]: pass } }) as Promise<{
    status: number;
    // biome-ignore lint/suspicious/noExplicitAny: the answer differs per call
    body: any;
  }>;

test('shows a session with its recording to a guest until the link is revoked', async () => {
  const owner = await app.person();
  const session = await owner.uploaded();
  const link = await linkTo(owner, { target: 'talk', targetId: session }, { label: 'Jury' });
  const { body } = await open(link, { name: 'Frau Berg' });

  const shown = await seen(guestSession, link.id, body.pass);
  expect([shown.status, shown.body.id, shown.body.sharedWith]).toEqual([200, link.id, []]);
  expect(JSON.stringify(shown.body)).not.toContain(session);
  const media = await seen(guestMedia, link.id, body.pass);
  expect((await inject(app.http, `GET ${media.body.url}`, {})).status).toBe(200);

  const { body: links } = await owner.send(guestLinks, { query: { target: 'talk', targetId: session } });
  expect(links).toMatchObject([{ ...link, label: 'Jury', looks: 1, latest: [{ name: 'Frau Berg' }] }]);

  expect((await owner.send(guestCommands.EndGuestLink, { params: { id: link.id } })).status).toBe(204);
  await app.settle();
  expect((await open(link)).body.code).toBe('not_found');
  for (const call of [guestSession, guestSeries, guestMedia])
    expect((await seen(call, link.id, body.pass)).status).toBe(404);
  expect((await inject(app.http, `GET ${media.body.url}`, {})).status).toBeGreaterThan(400);
});

test('withholds a recording until the parts that were cut off are removed', async () => {
  const owner = await app.person();
  const form = { title: 'Probe', cutFrom: 1, cutTo: 3 };
  const file = await recording('take.wav', tone(4));
  const { id: session } = (await owner.send(sessionUploads.CreateRecording, { form, file })).body;
  await app.settle();
  const link = await linkTo(owner, { target: 'talk', targetId: session });
  const { body } = await open(link);
  const held = { status: 200, body: { url: null, downloadUrl: null, playable: false } };
  expect(await seen(guestMedia, link.id, body.pass)).toMatchObject(held);
  expect(await owner.send(sessionMedia, { params: { id: session } })).toMatchObject(held);

  // No analysis runs, so the file stays uncut. The owner gets it after a while; guests still do not.
  const later = "update sessions.session_list set created_at = created_at - interval '16 minutes' where id = $1";
  await app.database.query(later, [session]);
  const { body: own } = await owner.send(sessionMedia, { params: { id: session } });
  expect((await inject(app.http, `GET ${own.url}`, {})).status).toBe(200);
  expect(await seen(guestMedia, link.id, body.pass)).toMatchObject(held);
});

test('withholds the recording if the owner does not share it, and refuses a wrong password', async () => {
  const owner = await app.person();
  const what = { target: 'talk', targetId: await owner.uploaded() } as const;
  const link = await linkTo(owner, what, { withMedia: false, password: 'Nur für Sie' });
  expect((await open(link)).body.code).toBe('password_incorrect');
  expect((await open(link, { password: 'falsch' })).body.code).toBe('password_incorrect');
  const { status, body } = await open(link, { password: 'Nur für Sie' });
  expect(status).toBe(200);
  expect((await seen(guestSession, link.id, body.pass)).status).toBe(200);
  expect((await seen(guestMedia, link.id, body.pass)).status).toBe(404);
});

test('deletes a password with its link or the target', async () => {
  const owner = await app.person();
  const session = { target: 'talk', targetId: await owner.uploaded() } as const;
  const other = { target: 'talk', targetId: await owner.uploaded() } as const;
  const password = 'Nur für Sie';
  const revoked = await linkTo(owner, session, { password });
  const shown = await linkTo(owner, session, { password });
  const deleted = await linkTo(owner, other, { password });
  const links = [revoked.id, shown.id, deleted.id];
  const kept = async () => {
    const { rows } = await app.database.query('select link from ops.guest_password where link = any ($1)', [links]);
    return rows.map(({ link }) => link).sort();
  };
  expect(await kept()).toEqual([...links].sort());
  await owner.send(guestCommands.EndGuestLink, { params: { id: revoked.id } });
  await owner.send(sessionCommands.DeleteSession, { params: { id: other.targetId } });
  await app.settle();
  expect(await kept()).toEqual([shown.id]);
  for (const link of [revoked, deleted]) expect((await open(link, { password })).body.code).toBe('not_found');
});

test('shows a seminar without solutions until it is deleted', async () => {
  const owner = await app.person();
  const gap = (where: { seminarId: string; blockId: string }) =>
    owner.send(seminarCommands.WriteGapText, {
      body: { ...where, title: 'Lücken', text: 'Erst __, dann reden.', answers: ['atmen'] },
    });
  const { seminarId } = await courseIn(owner, { read: adding(owner).text, gap });
  const link = await linkTo(owner, { target: 'seminar', targetId: seminarId });
  const { body } = await open(link);
  const shown = await seen(guestSeminar, link.id, body.pass);
  expect(
    shown.body.blocks[0].elements.map(({ title, lines }: { title: string; lines: string[] }) => [title, lines]),
  ).toEqual([
    ['Lesen', []],
    ['Lücken', ['Erst __, dann reden.']],
  ]);
  expect(JSON.stringify(shown.body)).not.toContain('atmen');
  await owner.send(seminarCommands.DeleteSeminar, { params: { id: seminarId } });
  await app.settle();
  expect((await seen(guestSeminar, link.id, body.pass)).status).toBe(404);
});

test('only the owner makes a link, which opens only with its own secret and pass', async () => {
  const [owner, stranger] = [await app.person(), await app.person()];
  const what = { target: 'talk', targetId: await owner.uploaded() } as const;
  const refused = await stranger.send(guestCommands.MakeGuestLink, { body: what });
  expect(refused.body).toMatchObject({ code: 'not_found' });
  const [link, other] = [await linkTo(owner, what), await linkTo(owner, what)];
  expect((await open({ ...link, secret: other.secret })).body.code).toBe('not_found');
  const { body } = await open(other);
  expect((await seen(guestSession, link.id, body.pass)).status).toBe(404);
  expect((await seen(guestSeminar, other.id, body.pass)).status).toBe(404);
  expect((await stranger.send(guestCommands.EndGuestLink, { params: { id: link.id } })).status).toBe(404);
});
