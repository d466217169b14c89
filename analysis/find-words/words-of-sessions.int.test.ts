import { expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';

const { person, settle } = await testApp({ analysis: true });

const text =
  'Guten Tag, ähm, ich zeige Ihnen heute den Plan. Der Plan ist gut. Den Plan, äh, den Plan machen wir gemeinsam.';

test('without an engine, a talk has no words until a person writes them', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  const before = await detail(ada, id);
  expect(before).toMatchObject({ textAnalysis: null, transcriptionStatus: 'none' });
  // Hesitations are heard without an engine.
  expect(part(before, 'filler_words')).toMatchObject({ score: expect.any(Number) });
  expect(part(before, 'sentiment')).toMatchObject({ score: null, reason: 'no_words' });

  const answer = await ada.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format: 'txt', text } });
  expect(answer).toMatchObject({ status: 200, body: { id, analysisStatus: 'Succeeded' } });
  const after = await withWords(ada, id);
  expect(after.textAnalysis).toMatchObject({ source: 'person', times: 'estimated', fillerCount: 2, wordCount: 21 });
  expect(after.textAnalysis?.fillers.map(({ text: found }) => found.toLowerCase())).toEqual(['ähm', 'äh']);
  const { duration } = after;
  const ends = after.textAnalysis?.words.map(({ offset, duration: lasts }) => offset + lasts) ?? [];
  expect(Math.max(...ends)).toBeLessThanOrEqual(duration ?? 0);
  // The text has too few words for this recording, so its words do not count. Fillers are counted by sound as before.
  expect(part(after, 'sentiment')?.reason).toBe('text_misfit');
  expect(part(after, 'filler_words')).toMatchObject({ heard: true, score: part(before, 'filler_words')?.score });
});

test('a dismissed filler does not count until the dismissal is undone', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  await ada.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format: 'txt', text } });
  const [filler] = (await withWords(ada, id)).textAnalysis?.fillers ?? [];
  const judge = async (dismissed: boolean) => {
    const path = `/api/Sessions/${id}/Findings/${filler?.id}`;
    expect((await ada.send(`PATCH ${path}`, { json: { dismissed } })).status).toBe(204);
    return withWords(ada, id);
  };

  const without = await judge(true);
  expect(without.textAnalysis?.fillerCount).toBe(1);
  expect(without.textAnalysis?.fillers[0]).toMatchObject({ id: filler?.id, dismissed: true });
  expect((await judge(false)).textAnalysis?.fillerCount).toBe(2);
});

test('a corrected text keeps the times of unchanged words', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.500\nGuten Tag\n\n00:01.500 --> 00:03.000\nich zeige den Pan';
  await ada.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format: 'vtt', text: vtt } });
  const before = (await withWords(ada, id)).textAnalysis?.words ?? [];
  const corrected = 'Guten Tag ich zeige den Plan';
  await ada.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format: 'txt', text: corrected } });
  const { textAnalysis } = await withWords(ada, id);
  expect(textAnalysis?.text).toBe(corrected);
  const after = textAnalysis?.words ?? [];
  expect(after.slice(0, 5).map(({ offset }) => offset)).toEqual(before.slice(0, 5).map(({ offset }) => offset));
});

test.each([
  ['no words', 'txt', '  \n ', 'empty'],
  ['no times', 'srt', 'just a text', 'no_cues'],
  ['no text', 'txt', '\uFFFD\uFFFD\uFFFD', 'not_text'],
])('refuses a transcript with %s and changes nothing', async (_what, format, given, fault) => {
  const ada = await person();
  const id = await sessionOf(ada);
  const { status, body } = await ada.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format, text: given } });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: [{ field: 'text', code: fault }] },
  });
  expect((await detail(ada, id)).transcriptionStatus).toBe('none');
});

test('refuses other people, and the dismissal of unknown findings', async () => {
  const [ada, bob] = [await person(), await person()];
  const id = await sessionOf(ada);
  const provide = { json: { format: 'txt', text } };
  expect((await bob.send(`PUT /api/Sessions/${id}/Transcript`, provide)).status).toBe(404);
  expect((await bob.send(`GET /api/Sessions/${id}/Captions.vtt`)).status).toBe(404);
  const unknown = await ada.send(`PATCH /api/Sessions/${id}/Findings/filler_99`, { json: { dismissed: true } });
  expect(unknown.status).toBe(404);
});

test('the coach writes its feedback after the score', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  const { status, body } = await ada.send<{ feedbackText: string }>(`GET /open-ai/sessions/${id}/feedback`);
  expect(status).toBe(200);
  expect(body.feedbackText.length).toBeGreaterThan(0);
});

async function sessionOf(by: AppPerson) {
  const id = await by.uploaded();
  await settle();
  return id;
}

const detail = async (by: AppPerson, id: string) => (await by.send<SessionDetail>(`GET /api/Sessions/${id}`)).body;

/** Once everything that follows from them is done. */
async function withWords(by: AppPerson, id: string) {
  await settle();
  const shown = await detail(by, id);
  expect(shown.transcriptionStatus).toBe('done');
  return shown;
}

const part = ({ scoreParts }: SessionDetail, wanted: string) => scoreParts.find(({ name }) => name === wanted);
