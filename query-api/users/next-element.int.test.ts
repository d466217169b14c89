import { expect, test } from 'vitest';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { userDashboard } from '#domain/users/contract/dashboard.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol } from '#infra/lab/testing/course.ts';

test('suggests the next element of a seminar to a participant, and not to its owner', async () => {
  const app = await testApp();
  const [owner, ada] = [await app.person(), await app.person()];
  const { text } = adding(owner);
  const { seminarId, ids } = await courseIn(owner, { first: text, second: text });
  await enrol(app, owner, seminarId, [ada]);
  const { body } = await ada.send(userDashboard);
  expect(body.nextStep).toEqual({
    ...{ kind: 'element', seminarId, seminar: 'Frei sprechen', elementId: ids.first, title: 'Lesen', dueAt: null },
  });
  const dueAt = '2030-01-01T12:00:00.000Z';
  await owner.send(seminarCommands.SetDeadline, { body: { seminarId, partId: ids.first as string, dueAt } });
  await app.settle();
  expect((await ada.send(userDashboard)).body.nextStep).toMatchObject({ elementId: ids.first, dueAt });
  expect((await owner.send(userDashboard)).body.nextStep).toBeNull();
});
