import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { longSession } from '#web/e2e/long-session.ts';
import { pagesOfPdf } from './testing/pdf-text.ts';
import { type Printed, writeReport } from './write-report.ts';

const id = '1'.repeat(32);
const talk = { ...longSession(id, 3), name: 'Größe und Łódź' };
const feedback = {
  feedbackText: 'Ihr Vortrag beginnt stark, vor allem bei [01:20].',
  modelVersion: 'rules-1',
  createdAt: talk.createdAt,
  updatedAt: talk.createdAt,
  withoutModel: null,
  standing: 'current',
} as const;

test('writes a German report with facts, score, findings and words', async () => {
  const { pages, raw } = await printed({ session: { ...talk, aiFeedback: feedback } });
  const text = pages.join(' ');
  // Needs two fonts.
  expect(pages[0]?.replaceAll(' ', '')).toContain('GrößeundŁódź');
  expect(pages[0]).toContain('14. November 2026 um 11:12 · 3:00 min · gesprochen auf Deutsch');
  expect(pages[0]).toMatch(/7,4 von 10 · fast gut/);
  expect(text).toContain('Füllwörter 4,1 4,1 je Minute · guter Bereich bis 2');
  expect(text).toContain('Bewegung: nur mit einer VR-Brille messbar');
  expect(text).toContain('1. Viele Füllwörter kostet');
  expect(text).toContain('Übung: Schließen Sie den Mund');
  expect(text).toContain('Ihr Vortrag beginnt stark, vor allem bei 1:20 .');
  expect(text).toContain('Nach festen Regeln aus Ihren Messwerten geschrieben, ');
  for (const said of talk.textAnalysis?.words ?? []) expect(text).toContain(said.text);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Seite ${index + 1}`);
  expect(raw).toContain('/Lang (de-DE)');
  expect(raw).toContain('/StructTreeRoot');
  expect(raw).toContain('/Marked true');
});

test('shows findings in a lane, without dismissed ones', async () => {
  const text = talk.textAnalysis;
  if (!text) throw new Error('the talk has words');
  const dismissed = text.fillers.map((filler, index) => ({ ...filler, dismissed: index === 0 }));
  const shown = { ...talk, textAnalysis: { ...text, fillers: dismissed } };
  const said = (await printed({ session: shown })).pages.join(' ').replace(/\s+/g, ' ');
  const [fillers, repetitions] = [dismissed.length - 1, text.repetitions.filter((one) => !one.dismissed).length];
  expect(said).toContain(`Fundstellen oben ${fillers} Füllwörter, unten ${repetitions} Wiederholungen`);
  const wordless = await printed({ session: { ...talk, textAnalysis: null } });
  expect(wordless.pages.join(' ')).not.toContain('Fundstellen');
});

test('lists each shown slide with its time and plan', async () => {
  const about = { shownAt: [0], thumbnailURI: null, wordsPerMinute: 118.6, pitch: 187.2, volume: 0.56, fillers: 2 };
  const slideReport = [
    { ...about, slideIndex: 0, start: 0, end: 62, seconds: 62, plannedSeconds: 40 },
    { ...about, slideIndex: 1, start: 62, end: 100, seconds: 38, plannedSeconds: 40, pitch: null },
    { ...about, slideIndex: 2, start: 100, end: 180, seconds: 80, plannedSeconds: null, fillers: null },
  ];
  const { pages } = await printed({ session: { ...talk, slideReport } });
  const text = pages.join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('Folie für Folie');
  expect(text).toContain('1 0:00 1:02 0:40 · 22 s länger 119 187 Hz 56 % 2');
  expect(text).toContain('2 1:02 0:38 0:40 · im Plan 119 – 56 % 2');
  expect(text).toContain('3 1:40 1:20 – 119 187 Hz 56 % –');
  expect((await printed({})).pages.join(' ')).not.toContain('Folie für Folie');
});

test('marks feedback on an earlier score', async () => {
  const texts = async (standing: 'current' | 'rewriting' | 'earlier_formula') =>
    (await printed({ session: { ...talk, aiFeedback: { ...feedback, standing } } })).pages.join(' ');
  expect(await texts('rewriting')).toContain('Sie gehört zu einem früheren Wert');
  expect(await texts('earlier_formula')).toContain('nach einer früheren Formel');
  expect(await texts('current')).not.toMatch(/Sie gehört zu/);
});

test('writes the same report in English', async () => {
  const { pages, raw } = await printed({ locale: 'en' });
  expect(pages[0]).toContain('spoken in German');
  expect(pages[0]).toMatch(/7\.4 of 10 · nearly good/);
  expect(pages.join(' ')).toContain('Transcript Recognised by the configured speech recognition.');
  expect(raw).toContain('/Lang (en-GB)');
  expect(raw).toContain('/Lang (de-DE)');
});

test('explains missing words, and shows syllables instead', async () => {
  const session = { ...talk, textAnalysis: null, transcriptionReason: 'no_consent' } as const;
  const { pages } = await printed({ session, syllableRate: { t0: 0, dt: 10, values: [3, 4.5, null, 4] } });
  const text = pages.join(' ');
  expect(text).toContain('Zu diesem Vortrag gibt es keinen Wortlaut. Die Aufnahme durfte nicht');
  expect(text).toContain('Tempo 3,0 Silben/s – 4,5 Silben/s');
});

test('reports a text that does not fit the sound, and nothing else of it', async () => {
  const parts = talk.scoreParts.map((part) =>
    part.name === 'repetition' ? { ...part, score: null, value: null, reason: 'text_misfit' as const } : part,
  );
  const session = { ...talk, scoreTotal: 'sound', scoreParts: parts, textMisfit: { code: 'unfound' } } as const;
  const { pages } = await printed({ session, syllableRate: { t0: 0, dt: 10, values: [3, 4.5, null, 4] } });
  const text = pages.join(' ');
  expect(pages[0]).toContain('Klangwert');
  expect(text).toContain('Der Wortlaut passt nicht zum Ton Seine Silben sind in der Aufnahme nicht wiederzufinden.');
  expect(text).toContain('Tempo 3,0 Silben/s – 4,5 Silben/s');
});

test('a silent recording has no score and no empty charts', async () => {
  const { averagePitch: _, ...audio } = talk.audioAnalysis as NonNullable<SessionDetail['audioAnalysis']>;
  const session: SessionDetail = {
    ...talk,
    sessionScore: null,
    scoreWithheld: { code: 'too_little_voice', measured: 0, needed: 15 },
    scoreParts: talk.scoreParts.map((part) => ({ ...part, score: null, value: null, reason: 'no_voice' })),
    advice: [],
    textAnalysis: null,
    audioAnalysis: { ...audio, averagePitch: null, pitch: [], volume: [], pauses: [] },
  };
  const text = (await printed({ session })).pages.join(' ');
  expect(text).toContain('Kein Gesamtwert. Zu wenig gehört: 0 s Sprache mit Stimme, nötig sind 15 s.');
  expect(text).not.toMatch(/Das hat am meisten|Infinity|NaN/);
});

test('writes an hour over many numbered pages', async () => {
  const { pages } = await printed({ session: longSession(id, 60) });
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.at(-1)).toContain(`Seite ${pages.length}`);
});

test('stops writing when the reader stops', async () => {
  const stream = writeReport({ session: longSession(id, 60), syllableRate: null, locale: 'de', timeZone: 'UTC' });
  stream.on('error', () => {});
  stream.destroy();
  await expect(buffer(stream)).rejects.toThrow();
});

async function printed(given: Partial<Printed>) {
  const defaults = { session: talk, syllableRate: null, locale: 'de', timeZone: 'Europe/Berlin' } as const;
  const pdf = await buffer(writeReport({ ...defaults, ...given }));
  return { pages: pagesOfPdf(pdf), raw: pdf.toString('latin1') };
}
