import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { saidBy } from '#infra/lab/testing/said-by.ts';
import { runProgram } from '#infra/lab/testing/server.ts';
import { commandLine } from './rescore/command-line.ts';
import { plainGerman } from './score/testing/plain-german.ts';

const wrongKey = await serverThatAnswers(401);
const coach = { COACH_URL: wrongKey, COACH_MODEL: 'any', COACH_KEY: 'sk-very-secret' };
const app = await ownApp({ ...coach, LOG_LEVEL: 'info' }, { analysis: true });
const ada = await app.person();
const flac = fileURLToPath(new URL('./audio/reference/a04_de_f4.clean.flac', import.meta.url));
const text = plainGerman.replace('Landwirte', 'Ähm, Landwirte').replace('Jedes', 'Äh, öh, jedes');

// Captions with times: a text without times does not count if it is not in the sound.
const captions = `WEBVTT\n\n00:00.500 --> 00:29.500\n${text}\n`;

const id = await ada.uploaded(await recording('talk.wav', ['-i', flac]));
const detail = () => ada.seen<SessionDetail>(`/api/Sessions/${id}`);
const history = () => eventsIn(app.database, `session-${id}`);
const rescored = (env: Readonly<Record<string, string>>, ...options: string[]) =>
  saidBy(commandLine, options, { ...app.env, ...env });
const asProcess = (env: Readonly<Record<string, string>>) =>
  runProgram(['analysis/rescore.ts'], { ...app.env, ...env });

test('scores a talk by its sound and gives advice', async () => {
  const { scoreVersion, scoreParts, advice } = await detail();
  expect(scoreVersion).toBe(5);
  expect(scoreParts.filter(({ score }) => score !== null).map(({ name }) => name)).toEqual([
    'pitch',
    'volume',
    'pauses',
    'speech_speed',
    'filler_words',
  ]);
  expect(advice[0]).toMatchObject({ part: 'pitch', code: 'pitch_monotone', exercise: 'exaggerate_melody' });
});

test('the rules write the feedback if the model refuses, and no log contains the key', async () => {
  const feedback = await ada.seen<{ feedbackText: string }>(`/open-ai/sessions/${id}/feedback`);
  expect(feedback).toMatchObject({ modelVersion: 'rules-5' });
  expect(feedback.feedbackText).toMatch(/^Ihr Vortrag von 0:30 Minuten erreicht einen Klangwert von \d/);
  expect(app.said).not.toEqual([]);
  expect(app.said.join('\n')).not.toContain('sk-very-secret');
});

test('words written by a person change the score, and so does a dismissed filler', async () => {
  await ada.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format: 'vtt', text: captions } });
  const before = scoreOf(await detail(), 'filler_words');
  const fillers = (await detail()).textAnalysis?.fillers ?? [];
  expect(fillers).toHaveLength(3);
  await ada.send(`PATCH /api/Sessions/${id}/Findings/${fillers[0]?.id}`, { json: { dismissed: true } });
  expect(scoreOf(await detail(), 'filler_words')).toBeGreaterThan(before);
});

test('keeps a score of the current formula and norms', async () => {
  // The coach may still be writing about the earlier words.
  await app.settle();
  const before = await history();
  expect(await rescored({})).toEqual(['0 got another score, 1 kept theirs']);
  expect(await history()).toEqual(before);
});

test('other norms change the score; a dry run only reports it', async () => {
  const NORMS_FILE = path.join(app.directory, 'norms.json');
  await writeFile(
    NORMS_FILE,
    '{"de": {"presentation": {"pausesPerMinute": {"from": 1, "to": 3}, "fillersPerMinute": {"to": 8}}}}',
  );
  const [before, then] = [await history(), await detail()];
  const [line, sum] = await rescored({ NORMS_FILE }, '--dry-run');
  expect([line, sum]).toEqual([
    expect.stringMatching(`^${id}: ${then.sessionScore} `),
    '1 would get another score, 0 kept theirs',
  ]);
  expect(await history()).toEqual(before);

  expect(await rescored({ NORMS_FILE })).toEqual([line, '1 got another score, 0 kept theirs']);
  expect(await history()).toEqual([...before, 'SessionRescored']);
  const { scoreParts } = await detail();
  expect(scoreParts.find(({ name }) => name === 'pauses')?.good).toEqual({ from: 1, to: 3 });
  expect(await rescored({ NORMS_FILE })).toEqual(['0 got another score, 1 kept theirs']);
  expect(await rescored({})).toEqual([expect.stringContaining(id), '1 got another score, 0 kept theirs']);
  expect((await detail()).sessionScore).toBe(then.sessionScore);
});

test('names an invalid norm and scores nothing', async () => {
  const NORMS_FILE = path.join(app.directory, 'wrong.json');
  await writeFile(NORMS_FILE, '{"de": {"presentation": {"wordsPerMinute": {"from": 150, "to": 90}}}}');
  await expect(asProcess({ NORMS_FILE })).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(/^The setting NORMS_FILE is wrong: .*de\.presentation\.wordsPerMinute/),
  });
  await expect(ownApp({ NORMS_FILE }, { analysis: true })).rejects.toThrow(/NORMS_FILE is wrong/);
});

function scoreOf({ scoreParts }: SessionDetail, wanted: string): number {
  const score = scoreParts.find(({ name }) => name === wanted)?.score;
  if (typeof score !== 'number') throw new Error(`${wanted} has no score`);
  return score;
}

async function serverThatAnswers(status: number): Promise<string> {
  const server = createServer((_request, response) => void response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
