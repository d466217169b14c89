import { expect, test } from 'vitest';
import { sessionDetail, sessionUploads } from '#domain/sessions/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { drawnDeck } from '#infra/lab/testing/deck.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';

const app = await testApp({ analysis: true });

test('reports each slide of a talk, against the plan at the time of the recording', async () => {
  const ada = await app.person();
  const presentationId = await drawnDeck(app, ada.id, [10, 8, null]);
  const timestamps = [
    { offset: 0, slideIndex: 0 },
    { offset: 10, slideIndex: 1 },
    { offset: 25, slideIndex: 2 },
    { offset: 99, slideIndex: 0 },
  ];
  const form = { title: 'Probe', presentationId, timestamps: JSON.stringify(timestamps) };
  const { body } = await ada.send(sessionUploads.CreateRecording, { form, file: spokenSession() });
  await app.settle();
  const session = (await ada.send(sessionDetail, { params: { id: body.id } })).body;
  // Slides beyond the end of the talk were not shown.
  expect(session.slideTimestamps.map(({ duration }) => duration)).toEqual([10, 15, 6]);
  expect(session.slideReport).toMatchObject([
    { slideIndex: 0, start: 0, end: 10, seconds: 10, plannedSeconds: 10, wordsPerMinute: null, fillers: null },
    { slideIndex: 1, start: 10, end: 25, seconds: 15, plannedSeconds: 8 },
    { slideIndex: 2, start: 25, end: 31, seconds: 6, plannedSeconds: null },
  ]);
  for (const { pitch, volume } of session.slideReport) {
    expect(pitch).toBeGreaterThan(100);
    expect(pitch).toBeLessThan(180);
    expect(volume).toBeGreaterThan(0.2);
  }
});
