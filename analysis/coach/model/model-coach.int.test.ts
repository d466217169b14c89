import { expect, test } from 'vitest';
import { type Mood, startModelServer } from '#infra/lab/fakes/model-server.ts';
import { plainGerman } from '../../score/testing/plain-german.ts';
import { CoachQuota, CoachRefused, CoachUnavailable } from '../coach-error.ts';
import { openCoach } from '../open-coach.ts';
import { rulesFeedback } from '../rules/rules-feedback.ts';
import { factsOf } from '../testing/facts.ts';
import { modelCoach } from './model-coach.ts';

const key = 'sk-very-secret';
const never = new AbortController().signal;
const facts = factsOf({ text: plainGerman, locale: 'de', audio: { articulationRate: 4.18 } });
const rules = rulesFeedback(facts);
/** A feedback as a model might write it: every number in it was measured. */
const good = `Das haben Sie gut gemacht. ${rules}`;
const invented = good.replace('Das haben Sie gut gemacht.', 'Das waren 23 Füllwörter.');
const coachAt = (url: string) => modelCoach({ url, model: 'gross-7b', key, timeLimitMs: 300 });

test('accepts a text with measured numbers only', async () => {
  const { url, asked } = await startModelServer({ says: good });
  const feedback = await openCoach({ COACH_URL: url, COACH_MODEL: 'gross-7b', COACH_KEY: key }).speak(facts, never);
  expect(feedback).toEqual({ feedbackText: good, modelVersion: 'gross-7b', sentTo: null });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: `Bearer ${key}`,
    body: { model: 'gross-7b', messages: [{ role: 'system' }, { role: 'user' }] },
  });
});

test('sends measures and words to the model, but nothing that identifies the speaker', async () => {
  const { url, asked } = await startModelServer({ says: good });
  await coachAt(url).speak(facts, never);
  const told = JSON.stringify(asked[0]?.body.messages);
  for (const known of ['Write in German', '4,2', 'pauses_too_few', '[00:06] Von dort wendet er sich'])
    expect(told).toContain(known);
  expect(told).not.toContain(facts.features.session.ownerId);
  expect(told).not.toContain(facts.features.session.name);
});

test('removes the model’s thinking from the feedback', async () => {
  const { url } = await startModelServer({ says: `<think>\nAbout 99 words.\n</think>\n\n${good}` });
  expect((await coachAt(url).speak(facts, never)).feedbackText).toBe(good);
});

test('tells the model about an invented number and asks once more', async () => {
  const { url, asked } = await startModelServer({ says: invented }, { says: good });
  expect(await coachAt(url).speak(facts, never)).toMatchObject({ feedbackText: good, modelVersion: 'gross-7b' });
  expect(asked[1]?.body.messages.slice(2)).toEqual([
    { role: 'assistant', content: invented },
    { role: 'user', content: expect.stringContaining('these numbers were not measured: 23') },
  ]);
});

test.each([
  ['invents', { says: invented }],
  [
    'answers in another language',
    { says: 'The talk has been good, and it is one that we all would want to hear. '.repeat(10) },
  ],
  ['talks in lists', { says: `- ${good}` }],
  ['says too little', { says: 'Sehr gut, und das mit 10 Punkten.' }],
])('the rules write the feedback if the model twice %s', async (_how, mood: Mood) => {
  const { url, asked } = await startModelServer(mood);
  const feedback = await coachAt(url).speak(facts, never);
  expect(feedback).toEqual({ feedbackText: rules, modelVersion: 'rules-5', sentTo: null, withoutModel: 'unfounded' });
  expect(asked).toHaveLength(2);
});

const failing: readonly (readonly [Mood, new (message: string) => Error])[] = [
  [{ status: 401, body: { error: { message: `Incorrect API key provided: ${key}` } } }, CoachRefused],
  [{ status: 404 }, CoachRefused],
  [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, CoachUnavailable],
  [{ status: 429, headers: { 'retry-after': '20' } }, CoachQuota],
  [{ status: 500 }, CoachUnavailable],
  ['hang', CoachUnavailable],
  ['drop', CoachUnavailable],
  ['nonsense', CoachUnavailable],
  ['empty', CoachUnavailable],
];
test.each(failing)('%j becomes the error that names the remedy, without the key', async (mood, kind) => {
  const { url } = await startModelServer(mood);
  const error = await coachAt(url)
    .speak(facts, never)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(kind);
  expect(`${error} ${(error as Error).stack}`).not.toContain(key);
});

test('stops waiting when the job is aborted', async () => {
  const { url } = await startModelServer('hang');
  const stop = new AbortController();
  const speaking = coachAt(url).speak(facts, stop.signal);
  setTimeout(() => stop.abort(new Error('deleted')), 50);
  await expect(speaking).rejects.toThrow('deleted');
});

test('without consent the rules write the feedback, and no request is sent', async () => {
  const coach = modelCoach({ url: 'https://api.example.org/v1', model: 'gross-7b', key });
  expect(coach.leavesHouseTo).toBe('api.example.org');
  const feedback = await coach.speak({ ...facts, mayLeave: false }, never);
  expect(feedback).toEqual({ feedbackText: rules, modelVersion: 'rules-5', sentTo: null, withoutModel: 'no_consent' });
});

test('a model on this machine needs no consent', async () => {
  const { url, asked } = await startModelServer({ says: good });
  expect(await coachAt(url).speak({ ...facts, mayLeave: false }, never)).toMatchObject({ modelVersion: 'gross-7b' });
  expect(asked).toHaveLength(1);
});

test('without a model the rules write the feedback, and no request is sent', async () => {
  const coach = openCoach({});
  expect(coach.leavesHouseTo).toBeNull();
  expect(await coach.speak(facts, never)).toEqual({ feedbackText: rules, modelVersion: 'rules-5', sentTo: null });
});
