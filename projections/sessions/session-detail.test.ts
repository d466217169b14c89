import { expect, test } from 'vitest';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { sessionDetailModel } from './session-detail.ts';

test.each(['words', 'finding', 'kind'] as const)(
  'marks a feedback as being rewritten after a new score for its %s',
  (cause) => {
    expect(standingAfter(spoken, rescored(cause))).toBe('rewriting');
    expect(standingAfter(spoken, rescored(cause), spoken)).toBeUndefined();
  },
);

test('keeps a feedback on an earlier formula unchanged', () => {
  expect(standingAfter(spoken, rescored('formula'))).toBe('earlier_formula');
  expect(standingAfter(spoken, rescored('words'), rescored('formula'))).toBe('earlier_formula');
});

test('has nothing to rewrite without a feedback', () => {
  expect(rowAfter(rescored('words'))?.feedback).toBeNull();
});

const {
  SessionKindChanged: kind,
  SessionCalibrated: calibrated,
  RecordingCut: cut,
  ChaptersMarked: marked,
} = storedSamples;
const { SharingChanged: shared, MovementAnalysed: moved, AudioAnalysed: heard, AnalysisFailed: failed } = storedSamples;
const {
  AnalysisSucceeded: succeeded,
  RenditionMade: rendered,
  TranscriptionStarted: listening,
  TextAnalysed: read,
} = storedSamples;
const { TranscriptionRequested: asked, TranscriptProvided: written, TranscriptMissing: wordless } = storedSamples;
const {
  FindingDismissed: dismissed,
  FindingRestored: restored,
  AnalysisRequested: again,
  SessionDeleted: deleted,
} = storedSamples;
const { FeedbackMade: said } = storedSamples;
const { run: _run, summary: textSummary, ...words } = read.data;
const scoredOnce = { score_version: 1, score_parts: succeeded.data.parts };
const noEngine = { transcription: 'none', transcription_reason: 'no_engine' };
const other: SessionEvent = { type: 'FindingDismissed', data: { findingId: 'filler-13' } };
const timeout: SessionEvent = { ...wordless, data: { run: 1, reason: 'timeout' } };

test.each([
  ['is of another kind', [kind], { kind: 'story' }],
  ['is calibrated', [calibrated], { gain: 15.5 }],
  ['is cut', [cut], { media: cut.data.media }],
  ['has chapters', [marked], { chapters: [{ at: 12.5, title: 'Einstieg' }] }],
  ['is sent to others', [shared], { sharing: ['transcription'] }],
  ['has been heard', [heard], { results: heard.data.results, summary: heard.data.summary }],
  ['is scored', [succeeded], scoredOnce],
  ['could not be analysed', [failed], { failure_reason: 'truncated' }],
  ['plays everywhere', [rendered], { rendition: { made: null } }],
  ['is being transcribed', [listening], { transcription: 'running' }],
  ['is to be transcribed again', [wordless, asked], { transcription: 'running' }],
  ['got a text by its speaker', [wordless, written], { transcription: 'running' }],
  ['cannot be transcribed here', [listening, wordless], noEngine],
  ['was not understood', [listening, timeout], { transcription: 'failed', transcription_reason: 'timeout' }],
  ['has words before its score', [read], { transcription: 'done', words, text_summary: textSummary }],
  [
    'has words after its score',
    [succeeded, read],
    { ...scoredOnce, transcription: 'running', words, text_summary: textSummary },
  ],
  ['has two dismissed findings', [dismissed, other], { dismissed: ['filler-12', 'filler-13'] }],
  ['has the finding again', [dismissed, other, restored], { dismissed: ['filler-13'] }],
  ['is analysed again', [heard, succeeded, read, failed, dismissed, said, again], {}],
  ['has movement', [moved], { movement: { results: moved.data.results, summary: moved.data.summary } }],
] as [string, SessionEvent[], object][])('a talk that %s', (_what, events, change) =>
  expect(rowAfter(...events)).toEqual({ ...rowAfter(), ...change }),
);

test('a new score replaces advice and text figures, and completes the transcription only if it is due to a new text', () => {
  const { version, parts, advice, text } = storedSamples.SessionRescored.data;
  const scored = { score_version: version, score_parts: parts, advice, text_summary: text };
  expect(rowAfter(listening, storedSamples.SessionRescored)).toMatchObject({ ...scored, transcription: 'done' });
  expect(rowAfter(listening, rescored('kind'))?.transcription).toBe('running');
});

test('a new text keeps only those dismissed findings that its event names', () => {
  expect(rowAfter(dismissed, read)?.dismissed).toEqual([]);
  const carried: SessionEvent = { ...read, data: { ...read.data, dismissed: ['filler-3'] } };
  expect(rowAfter(dismissed, carried)?.dismissed).toEqual(['filler-3']);
});

test('sorts the parts of a movement by their start, in whatever order they arrive', () => {
  const part = (from: number): SessionEvent => ({
    type: 'MovementRecorded',
    data: { ...storedSamples.MovementRecorded.data, from },
  });
  const { address } = storedSamples.MovementRecorded.data.part;
  expect(rowAfter(part(150), part(0), part(75))?.movement_parts).toEqual(
    [0, 75, 150].map((from) => ({ address, from })),
  );
});

test('a new talk has a recording and nothing else', () => {
  expect(rowAfter()).toMatchObject({
    ...{ id: '1'.repeat(32), owner_id: 'ada', kind: 'presentation', gain: null, sharing: [], is_uncut: false },
    ...{ chapters: [], presentation_id: null, slides: [], slide_plan: [], rendition: null, movement_parts: [] },
    ...{ results: null, score_version: null, score_parts: [], advice: [], transcription: 'none', dismissed: [] },
  });
});

test('follows only the talks', () => {
  expect(sessionDetailModel.keys(recorded('session-1', kind, 1))).toEqual(['1']);
  expect(sessionDetailModel.keys(recorded('user-1', kind, 1))).toEqual([]);
});

test('a talk is uncut until its recording is cut, and gone once it is deleted', () => {
  const uncut = { ...created, data: { ...created.data, cut: { from: 1, to: 2 } } } as SessionEvent;
  expect([rowAfter(uncut)?.is_uncut, rowAfter(uncut, cut)?.is_uncut]).toEqual([true, false]);
  expect(rowAfter(deleted)).toBeUndefined();
  expect(rowAfterIn(sessionDetailModel, 'session-1', [kind])).toBeUndefined();
});

test('newer feedback keeps the date of the first', () => {
  const first = rowAfter(said);
  const again = recorded('session-1', said, 2);
  const at = '2026-10-02T09:00:00.000Z';
  const row = sessionDetailModel.fold(first, { ...again, metadata: { ...again.metadata, at } });
  expect(row?.feedback).toMatchObject({ createdAt: '2026-10-01T09:00:00.000Z', updatedAt: at });
});

const blob = { address: 'ada/1', size: 44, contentType: 'audio/wav' };
const created: SessionEvent = {
  type: 'SessionCreated',
  data: {
    ownerId: 'ada',
    name: 'Probe',
    locale: 'de',
    type: 'audio',
    analysisClass: 'relaxed',
    origin: 'upload',
    recordedAt: '2026-10-01T09:00:00.000Z',
    media: { ...blob, demuxer: 'wav' },
    quotaPeriod: '202610',
  },
};
const spoken: SessionEvent = {
  type: 'FeedbackMade',
  data: { feedback: blob, modelVersion: 'rules-1', sentTo: null },
};
type Cause = Extract<SessionEvent, { type: 'SessionRescored' }>['data']['cause'];
const rescored = (cause: Cause): SessionEvent => ({
  type: 'SessionRescored',
  data: { version: 2, score: 7.25, parts: [], advice: [], text: null, cause },
});

const standingAfter = (...events: readonly SessionEvent[]) => rowAfter(...events)?.feedback?.standing;

const rowAfter = (...events: readonly SessionEvent[]) =>
  rowAfterIn(sessionDetailModel, `session-${'1'.repeat(32)}`, [created, ...events]);
