import { expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol } from '#infra/lab/testing/course.ts';
import { invitationsProjection } from './invitations/area.ts';
import { participationProjection } from './participation/area.ts';
import { rebuild } from './rebuild.ts';
import { seminarsProjection } from './seminars/area.ts';
import { verify } from './verify.ts';

const app = await ownApp({});

test('shows the same seminar, participants and invitations after a rebuild', async () => {
  const [owner, ada, bob] = [await app.person(), await app.person(), await app.person()];
  const add = adding(owner);
  const { seminarId, blockId, ids } = await courseIn(owner, { read: add.text, later: add.text });
  await enrol(app, owner, seminarId, [ada, bob]);
  const elementId = ids.read ?? '';
  for (const one of [ada, bob]) {
    await one.send(participationCommands.SubmitReadText, { body: { seminarId, elementId } });
  }
  await owner.send(seminarCommands.WriteReadText, { body: { seminarId, blockId, elementId, title: 'Anders' } });
  await owner.send(participationCommands.ResetOne, { body: { seminarId, userId: ada.id } });
  await owner.send(participationCommands.RemoveUser, { params: { seminarId, userId: bob.id } });
  await app.settle();
  for (const projection of [seminarsProjection, participationProjection, invitationsProjection]) {
    const compared = await verify(projection, app.deps);
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.flatMap(({ differing }) => differing)).toEqual([]);
    await rebuild(projection, app.deps);
    expect((await verify(projection, app.deps)).flatMap(({ differing }) => differing)).toEqual([]);
  }
});
