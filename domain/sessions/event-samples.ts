import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { SessionEvent } from './events.ts';

const ownerId = 'a'.repeat(32);
const blob = { address: `${ownerId}/${'0'.repeat(64)}`, size: 960_044, contentType: 'audio/wav' };

/** As they lie in the log. A shape that changes leaves its sample to `domain/old-samples.ts`. */
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
  SessionRenamed: { type: 'SessionRenamed', data: { name: 'Probe' } },
  SessionLocaleChanged: { type: 'SessionLocaleChanged', data: { locale: 'en' } },
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
  AnalysisFailed: { type: 'AnalysisFailed', data: { run: 1, reason: 'truncated' } },
  RenditionMade: { type: 'RenditionMade', data: { rendition: null } },
  SessionDeleted: { type: 'SessionDeleted', data: {} },
};
