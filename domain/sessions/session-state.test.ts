import { describe, expect, test } from 'vitest';
import { type SessionCommand, sessionDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { SessionEvent } from './events.ts';
import type { Session } from './session.ts';

const { SessionCreated: created, AnalysisStarted: started, AnalysisSucceeded: succeeded } = storedSamples;
const { AnalysisFailed: failed, AnalysisRequested: again, TranscriptionRequested: asked } = storedSamples;
const { TranscriptMade: heard, TranscriptMissing: missing, TranscriptProvided: provided } = storedSamples;
const { FindingDismissed: dismissed, FindingRestored: restored, TextAnalysed: found } = storedSamples;

const stateAfter = (...events: SessionEvent[]) => events.reduce(sessionDecider.evolve, sessionDecider.initialState);

const begun: Session = {
  ownerId: created.data.ownerId,
  name: 'Quartalszahlen',
  locale: 'de',
  type: 'audio',
  analysisClass: 'relaxed',
  media: created.data.media,
  quotaPeriod: '202611',
  sharing: [],
  kind: 'presentation',
  cut: null,
  device: null,
  gain: null,
  run: 1,
  analysis: 'waiting',
  isListening: false,
  hasRendition: false,
  duration: null,
  movement: [],
  movementAnalysed: null,
  words: null,
  dismissed: [],
  chapters: '',
  tags: '[]',
};

describe('a talk', () => {
  test('begins with the data of its recording and without results', () => expect(stateAfter(created)).toEqual(begun));

  test('begins with the data given in advance', () => {
    const said = {
      ...{ sharing: ['coach' as const], kind: 'story' as const, cut: { from: 1, to: 9 } },
      ...{ device: 'Mikrofon', gain: 3 },
    };
    expect(stateAfter({ ...created, data: { ...created.data, ...said } })).toEqual({ ...begun, ...said });
  });

  const { part, ...about } = storedSamples.MovementRecorded.data;
  const earlier = { part: { ...part, address: 'ada/1' }, from: -9, to: -1, samples: 80 };
  const { part: _, ...aboutEarlier } = earlier;
  const heardWords = { basis: heard.data.transcript.address, by: 'engine' } as const;
  const ownWords = { basis: provided.data.text.address, by: 'person' } as const;
  const cases: readonly [string, readonly SessionEvent[], Partial<Session>][] = [
    ['is renamed', [storedSamples.SessionRenamed], { name: 'Probe' }],
    ['has another language', [storedSamples.SessionLocaleChanged], { locale: 'en' }],
    ['is of another kind', [storedSamples.SessionKindChanged], { kind: 'story' }],
    ['is shared', [storedSamples.SharingChanged], { sharing: ['transcription'] }],
    ['is calibrated', [storedSamples.SessionCalibrated], { gain: 15.5 }],
    ['is cut', [storedSamples.RecordingCut], { media: storedSamples.RecordingCut.data.media }],
    ['has a length', [storedSamples.AudioExtracted], { duration: 30 }],
    ['has movement', [storedSamples.MovementRecorded], { movement: [{ address: part.address, ...about }] }],
    [
      'has its movement in the order of time',
      [storedSamples.MovementRecorded, { type: 'MovementRecorded', data: earlier }],
      {
        movement: [
          { address: 'ada/1', ...aboutEarlier },
          { address: part.address, ...about },
        ],
      },
    ],
    ['knows which movement was analysed', [storedSamples.MovementAnalysed], { movementAnalysed: [part.address] }],
    ['has chapters', [storedSamples.ChaptersMarked], { chapters: storedSamples.ChaptersMarked.data.chapters }],
    ['has tags', [storedSamples.TagsChanged], { tags: storedSamples.TagsChanged.data.tags }],
    ['is listened to', [asked], { isListening: true }],
    ['is listened to in vain', [asked, missing], { isListening: false }],
    ['is heard', [asked, heard], { words: heardWords }],
    ['has words of its owner', [asked, provided], { words: ownWords }],
    ['is being analysed', [started], { analysis: 'running' }],
    ['is analysed', [started, succeeded], { analysis: 'succeeded' }],
    ['is not analysed', [started, failed], { analysis: 'failed' }],
    ['is analysed anew', [started, failed, asked, again], { analysis: 'waiting', run: 2, quotaPeriod: '202612' }],
    ['has a rendition', [storedSamples.RenditionMade], { hasRendition: true }],
    [
      'has findings that are none',
      [dismissed, { ...dismissed, data: { findingId: 'f' } }],
      { dismissed: ['filler-12', 'f'] },
    ],
    ['has one finding again', [dismissed, { ...dismissed, data: { findingId: 'f' } }, restored], { dismissed: ['f'] }],
    [
      'was looked at without a finding',
      [dismissed, { ...found, data: { ...found.data, dismissed: ['f'] } }],
      { dismissed: ['f'] },
    ],
    ['was looked at with every finding', [dismissed, found], { dismissed: [] }],
  ];
  test.each(cases)('%s', (_what, events, change) =>
    expect(stateAfter(created, ...events)).toEqual({ ...begun, ...change }),
  );

  test('stays deleted', () => {
    expect(stateAfter(created, storedSamples.SessionDeleted)).toBe('deleted');
    expect(stateAfter(created, storedSamples.SessionDeleted, started)).toBe('deleted');
    expect(stateAfter(started)).toBe('none');
  });
});

describe('a missing talk', () => {
  const askedBy = created.data.ownerId;
  const ofOwner: readonly SessionCommand[] = [
    { type: 'ChangeSession', data: { askedBy, name: 'Probe', quotaPeriod: '202611' } },
    { type: 'RetryAnalysis', data: { askedBy, quotaPeriod: '202611' } },
    { type: 'ScoreAgain', data: { askedBy } },
    { type: 'MarkChapters', data: { askedBy, chapters: '[]' } },
    { type: 'TagSession', data: { askedBy, tags: '[]' } },
    { type: 'DeleteSession', data: { askedBy } },
    { type: 'ProvideTranscript', data: { askedBy, ...provided.data } },
    { type: 'JudgeFinding', data: { askedBy, findingId: 'filler-12', dismissed: true } },
    { type: 'RecordMovement', data: { askedBy, ...storedSamples.MovementRecorded.data } },
  ];
  const decide = (command: SessionCommand, ...events: SessionEvent[]) =>
    sessionDecider.decide(command, stateAfter(...events), new Date(0));

  test.each(ofOwner)('refuses $type from anybody; an existing talk refuses it from other people', (command) => {
    const refusal = expect.objectContaining({ code: 'not_found' });
    expect(() => decide(command)).toThrow(refusal);
    expect(() => decide(command, created, storedSamples.SessionDeleted)).toThrow(refusal);
    const byAnother = { ...command, data: { ...command.data, askedBy: 'b'.repeat(32) } } as SessionCommand;
    expect(() => decide(byAnother, created, started, succeeded)).toThrow(refusal);
  });

  const findings: readonly SessionCommand[] = [
    { type: 'StartAnalysis', data: { run: 1 } },
    { type: 'ReportAudioExtracted', data: storedSamples.AudioExtracted.data },
    { type: 'ReportMovement', data: storedSamples.MovementAnalysed.data },
    { type: 'CalibrateSession', data: { gain: 3 } },
    { type: 'RequestWords', data: {} },
    { type: 'ReportRendition', data: { rendition: null } },
    { type: 'ReportText', data: found.data },
    { type: 'Rescore', data: { ...storedSamples.SessionRescored.data, basis: null, dismissed: [], kind: 'story' } },
    { type: 'ReportFeedback', data: storedSamples.FeedbackMade.data },
  ];
  test.each(findings)('ignores $type', (command) => {
    expect(decide(command)).toEqual([]);
    expect(decide(command, created, storedSamples.SessionDeleted)).toEqual([]);
  });
});
