import { expect, test } from 'vitest';
import {
  baselineSessions,
  progressCommands,
  progressUploads,
  sessionProgress,
  sessionsForWeb,
} from '#domain/progress/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { analysed, measuredSession } from '#infra/lab/testing/measured-session.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';

const app = await testApp();

test('lists scored sessions with scores and averages, the newest first, without unscored ones', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  await measuredSession(app, bob, { score: 1 });
  for (const score of [4, 6, 8]) await measuredSession(app, ada, { score, sessionName: `Rede ${score}` });
  await ada.uploaded(undefined, { sessionName: 'Läuft noch' });
  await app.settle();
  const { body } = await ada.send(sessionProgress, { query: { limit: 2 } });
  expect(body.sessions.map(({ name, sessionScore }) => [name, sessionScore])).toEqual([
    ['Rede 8', 8],
    ['Rede 6', 6],
  ]);
  expect(body).toMatchObject({ count: 3, averages: { sessionScore: 6, sessionScores: { volume: 8.5, pitch: null } } });
  expect(body.sessions[0]).toMatchObject({
    sessionScores: { volume: 8.5, movement: null },
    measures: { volume: { value: 0.48, unit: 'share', good: { from: 0.2, to: 0.8 } } },
  });
  expect((await ada.send(sessionProgress, { query: { type: 'video' } })).body).toMatchObject({
    ...{ sessions: [], count: 0, averages: { sessionScore: null } },
  });
  const since = body.sessions[0]?.createdAt ?? '';
  expect((await ada.send(sessionProgress, { query: { since } })).body.count).toBe(1);
});

test('compares the last sessions with those before them, by the person’s settings', async () => {
  const ada = await app.person();
  for (const score of [4.1, 4.5, 4.2, 8, 8.2, 8.1]) await measuredSession(app, ada, { score });
  await app.settle();
  const before = (await ada.send(sessionProgress)).body;
  expect(before.settings).toEqual({ attributes: ['session_score'], numSessionsPerSet: 5 });
  expect(before.metaAnalysis).toMatchObject([{ verdict: 'too_few', numAvailableSessions: 6 }]);

  const attributes = ['session_score', 'volume', 'movement'] as const;
  const body = { attributes: [...attributes], value: 3 };
  expect((await ada.send(progressCommands.SaveSettings, { body })).status).toBe(204);
  await app.settle();
  const [score, volume, movement] = (await ada.send(sessionProgress)).body.metaAnalysis;
  expect(score).toMatchObject({ attributeType: 'session_score', verdict: 'better', numSessionsPerSet: 3 });
  expect(score).toMatchObject({ avgFormerSessions: 4.27, avgLatterSessions: 8.1, deviation: 3.83, numUntilNext: 3 });
  expect(volume).toMatchObject({ verdict: 'no_clear_change', deviation: 0 });
  expect(movement).toMatchObject({ verdict: 'too_few', numAvailableSessions: 0, deviation: null });
});

test('does not mix total scores from sound alone with whole ones', async () => {
  const ada = await app.person();
  for (const score of [9, 10]) await measuredSession(app, ada, { score, isSound: true });
  for (const score of [4, 6]) await measuredSession(app, ada, { score });
  await app.settle();
  const { body } = await ada.send(sessionProgress);
  expect(body).toMatchObject({ scoreTotal: 'whole', averages: { sessionScore: 5 } });
  expect(body.sessions.map(({ scoreTotal }) => scoreTotal)).toEqual(['whole', 'whole', 'sound', 'sound']);
  expect(body.metaAnalysis).toMatchObject([{ numAvailableSessions: 2 }]);
  expect(body.incomparable).toEqual({ count: 2, olderFormula: 0 });
});

test('lists sessions scored by an older formula, and scores them again on request', async () => {
  const [ada, bert] = [await app.person(), await app.person()];
  const id = await measuredSession(app, ada, { score: 7 });
  await app.settle();
  expect((await ada.send(sessionProgress)).body.olderTalks).toEqual([id]);
  expect((await bert.send(progressCommands.ScoreAgain, { body: { ids: [id] } })).status).toBe(404);
  expect((await ada.send(progressCommands.ScoreAgain, { body: { ids: [id] } })).status).toBe(204);
  const events = await app.deps.store.readStream(`session-${id}`);
  expect(events.at(-1)).toMatchObject({ type: 'ScoreRequested', data: {} });
});

test('refuses settings without an attribute or with too small sets', async () => {
  const ada = await app.person();
  const none = await ada.send(progressCommands.SaveSettings, { body: { attributes: [], value: 3 } });
  expect(none.body).toMatchObject({ code: 'invalid_input', field: 'attributes' });
  const one = await ada.send(progressCommands.SaveSettings, { body: { attributes: ['pitch'], value: 1 } });
  expect(one.body).toMatchObject({ code: 'invalid_input', field: 'value' });
});

test('accepts only an own session as baseline, until it is deleted', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const first = await measuredSession(app, ada, { score: 5, sessionName: 'Anfang' });
  const params = { id: first };
  expect((await bob.send(progressCommands.ChooseBaseline, { params, body: {} })).status).toBe(404);
  expect((await ada.send(progressCommands.ChooseBaseline, { params, body: {} })).status).toBe(204);
  await app.settle();
  expect((await ada.send(sessionProgress)).body.baseline).toMatchObject({ id: first, sessionScore: 5 });
  await ada.send(sessionCommands.DeleteSession, { params });
  await app.settle();
  expect((await ada.send(baselineSessions)).body).toEqual([]);
});

test('compares the baseline only with comparable sessions', async () => {
  const ada = await app.person();
  const params = { id: await measuredSession(app, ada, { score: 4 }) };
  await measuredSession(app, ada, { score: 10, isSound: true });
  await ada.send(progressCommands.ChooseBaseline, { params, body: {} });
  await app.settle();
  expect((await ada.send(sessionProgress)).body.besideBaseline).toBeNull();
  for (const score of [6, 7]) await measuredSession(app, ada, { score });
  await app.settle();
  const { sessions, besideBaseline } = (await ada.send(sessionProgress)).body;
  expect(besideBaseline).toBe(6.5);
  expect(new Set(sessions.map(({ comparable }) => comparable)).size).toBe(2);
});

test('accepts an upload as the baseline', async () => {
  const ada = await app.person();
  const form = { sessionName: 'Ausgang' };
  const { status, body } = await ada.send(progressUploads.UploadInitial, { form, file: spokenSession() });
  expect(status).toBe(201);
  await analysed(app, body.id, { score: 4 });
  await app.settle();
  expect((await ada.send(baselineSessions)).body).toMatchObject([{ id: body.id, name: 'Ausgang', sessionScore: 4 }]);
});

test('the list for the web contains the parts of each score', async () => {
  const ada = await app.person();
  const id = await measuredSession(app, ada, { score: 5 });
  const open = await ada.uploaded();
  await app.settle();
  const { body } = await ada.send(sessionsForWeb);
  expect(body).toMatchObject([
    { id: open, sessionScore: null, sessionScores: { volume: null } },
    { id, sessionScore: 5, sessionScores: { volume: 8.5 } },
  ]);
});
