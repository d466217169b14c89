import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { SessionEvent } from './events.ts';

const ownerId = 'a'.repeat(32);
const blob = { address: `${ownerId}/${'0'.repeat(64)}`, size: 960_044, contentType: 'audio/wav' };

const json = (digit: string) => ({
  address: `${ownerId}/${digit.repeat(64)}`,
  size: 4_096,
  contentType: 'application/gzip',
});
const textSummary = {
  wordCount: 412,
  wordsPerMinute: 131.4,
  fillerCount: 9,
  fillersPerMinute: 2.9,
  repetitionCount: 2,
  repetitionsPerMinute: 0.6,
  meanSentenceLength: 14.2,
  lexicalVariety: 0.81,
  clarity: 0.93,
  positive: 0.4,
  negative: 0.1,
  neutral: 0.5,
};
const pitchPart = {
  name: 'pitch',
  score: 8.5,
  value: 0.1,
  unit: 'ratio',
  good: { from: 0.11, to: 0.235 },
} as const;
const pauseAdvice = {
  part: 'pauses' as const,
  code: 'pauses_too_few',
  cost: 1.2,
  value: 0.5,
  moments: [{ offset: 12.5, duration: 20 }],
  exercise: 'pause_after_sentence',
};

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<SessionEvent> = {
  SessionCreated: {
    type: 'SessionCreated',
    data: {
      ownerId,
      name: 'Quartalszahlen',
      locale: 'de',
      type: 'audio',
      analysisClass: 'relaxed',
      origin: 'upload',
      recordedAt: '2026-11-14T10:12:00.000Z',
      media: { ...blob, demuxer: 'wav' },
      quotaPeriod: '202611',
    },
  },
  MovementRecorded: { type: 'MovementRecorded', data: { part: json('7'), from: 0, to: 149.9, samples: 1_500 } },
  MovementAnalysed: {
    type: 'MovementAnalysed',
    data: {
      recordedParts: [json('7').address],
      results: json('9'),
      summary: {
        seconds: 150,
        handMovement: { average: 0.21, distance: 31.5 },
        headMovement: { average: 0.05, distance: 7.5 },
        gesturesPerMinute: 12,
        handsOutOfSight: 0.1,
        swaying: 0,
        pacing: 0.05,
        headTurnsPerMinute: 8,
        gaze: {
          shares: { left: 0.4, middle: 0.3, right: 0.2, notes: 0.1, elsewhere: 0 },
          longestStare: { offset: 12.5, duration: 6, at: 'left' },
        },
      },
    },
  },
  SessionCalibrated: { type: 'SessionCalibrated', data: { gain: 15.5 } },
  RecordingCut: {
    type: 'RecordingCut',
    data: {
      run: 1,
      media: { ...blob, address: `${ownerId}/${'7'.repeat(64)}`, demuxer: 'wav' },
      replaces: blob.address,
    },
  },
  ChaptersMarked: { type: 'ChaptersMarked', data: { chapters: '[{"at":12.5,"title":"Einstieg"}]' } },
  TagsChanged: { type: 'TagsChanged', data: { tags: '["Pitch","Team Nord"]' } },
  SessionRenamed: { type: 'SessionRenamed', data: { name: 'Probe' } },
  SessionLocaleChanged: { type: 'SessionLocaleChanged', data: { locale: 'en' } },
  SessionKindChanged: { type: 'SessionKindChanged', data: { kind: 'story' } },
  SharingChanged: { type: 'SharingChanged', data: { sharing: ['transcription'] } },
  TranscriptionRequested: { type: 'TranscriptionRequested', data: { run: 1 } },
  FeedbackRequested: { type: 'FeedbackRequested', data: {} },
  ScoreRequested: { type: 'ScoreRequested', data: {} },
  AnalysisRequested: { type: 'AnalysisRequested', data: { run: 2, quotaPeriod: '202612' } },
  AnalysisStarted: { type: 'AnalysisStarted', data: { run: 1 } },
  AudioExtracted: { type: 'AudioExtracted', data: { run: 1, duration: 30 } },
  AudioAnalysed: {
    type: 'AudioAnalysed',
    data: {
      run: 1,
      results: { ...blob, contentType: 'application/gzip' },
      summary: {
        averagePitch: 187.2,
        pitchVariation: 0.15,
        pitchDeviationSemitones: 2.4,
        averageVolume: 0.48,
        volumeSpread: 11.2,
        averagePauseTime: null,
        totalPauseTime: 0,
        pauseCount: 0,
        pausesPerMinute: 0,
        speechTime: 28.1,
        timedAverages: [{ offset: 0, duration: 30, pitch: 187.2, volume: 0.48, pauses: 0 }],
      },
    },
  },
  AnalysisSucceeded: {
    type: 'AnalysisSucceeded',
    data: {
      run: 1,
      version: 1,
      score: 8.5,
      parts: [
        { name: 'volume', score: 8.5, value: 0.48, unit: 'share', good: { from: 0.2, to: 0.8 } },
        {
          name: 'movement',
          score: null,
          value: null,
          unit: 'percent',
          good: { from: null, to: null },
          reason: 'no_movement_data',
        },
      ],
    },
  },
  TranscriptionStarted: {
    type: 'TranscriptionStarted',
    data: { run: 1, source: 'endpoint', sentTo: 'api.example.org' },
  },
  TranscriptMade: {
    type: 'TranscriptMade',
    data: { run: 1, transcript: json('2'), source: 'endpoint', model: 'whisper-1', dropsFillers: true },
  },
  TranscriptMissing: { type: 'TranscriptMissing', data: { run: 1, reason: 'no_engine' } },
  TranscriptProvided: { type: 'TranscriptProvided', data: { text: json('3'), format: 'vtt' } },
  TextAnalysed: {
    type: 'TextAnalysed',
    data: {
      run: 1,
      basis: json('2').address,
      transcript: json('4'),
      source: 'endpoint',
      times: 'measured',
      dropsFillers: true,
      results: json('5'),
      summary: textSummary,
    },
  },
  FindingDismissed: { type: 'FindingDismissed', data: { findingId: 'filler-12' } },
  FindingRestored: { type: 'FindingRestored', data: { findingId: 'filler-12' } },
  SessionRescored: {
    type: 'SessionRescored',
    data: {
      version: 5,
      score: 7.25,
      total: 'whole',
      parts: [pitchPart],
      advice: [pauseAdvice],
      text: textSummary,
      cause: 'words',
    },
  },
  FeedbackMade: {
    type: 'FeedbackMade',
    data: { feedback: json('6'), modelVersion: 'rules-1', sentTo: null, withoutModel: 'no_consent' },
  },
  AnalysisFailed: { type: 'AnalysisFailed', data: { run: 1, reason: 'truncated' } },
  RenditionMade: { type: 'RenditionMade', data: { rendition: null } },
  SessionDeleted: { type: 'SessionDeleted', data: {} },
};
