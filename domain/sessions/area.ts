import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { calibrationDecider } from './calibration/decider.ts';
import { calibrationSamples } from './calibration/event-samples.ts';
import { type CalibrationEvent, calibrationEvents } from './calibration/events.ts';
import { calibrationCommands, calibrationList } from './contract/calibration.ts';
import * as contract from './contract/calls.ts';
import { clipResult, clipUploads } from './contract/clips.ts';
import { drillCommands, drillList, drillResult } from './contract/drills.ts';
import { eventWords } from './contract/event-words.ts';
import { movementCommands, sessionMovement } from './contract/movement/calls.ts';
import { takeCommands, takeUploads, unfinishedTakes } from './contract/takes.ts';
import { resumableUploads, unfinishedUploads, uploadOffset } from './contract/uploads.ts';
import { sessionDecider } from './decider.ts';
import { drillDecider } from './drills/decider.ts';
import { drillSamples } from './drills/event-samples.ts';
import { type DrillEvent, drillEvents } from './drills/events.ts';
import { storedSamples } from './event-samples.ts';
import { type SessionEvent, sessionEvents } from './events.ts';

const { incompleteSessions, sessionCaptions, sessionDetail, sessionFeedback, sessionList, sessionTags } = contract;
const { mediaFile, sessionMedia, sessionPeaks, sessionReport, sessionSeries } = contract;

/** Talks: recorded or uploaded, analysed and scored. */
export const sessionsArea = {
  name: 'sessions',
  streams: [
    {
      category: 'session',
      events: sessionEvents,
      samples: storedSamples,
      decider: sessionDecider as Folding,
      ownerInEvent: (event: SessionEvent) => (event.type === 'SessionCreated' ? event.data.ownerId : undefined),
      title: (event: SessionEvent) => {
        if (event.type === 'SessionDeleted') return null;
        if (event.type !== 'SessionCreated' && event.type !== 'SessionRenamed') return undefined;
        return { title: event.data.name, words: [event.data.name] };
      },
    },
    {
      category: 'calibration',
      events: calibrationEvents,
      samples: calibrationSamples,
      decider: calibrationDecider as Folding,
      ownerInEvent: (event: CalibrationEvent) => (event.type === 'CalibrationStarted' ? event.data.ownerId : undefined),
      title: (event: CalibrationEvent) =>
        event.type === 'CalibrationStarted'
          ? { title: event.data.deviceName, words: [event.data.deviceName] }
          : undefined,
    },
    {
      category: 'drill',
      events: drillEvents,
      samples: drillSamples,
      decider: drillDecider as Folding,
      ownerInEvent: (event: DrillEvent) => (event.type === 'DrillKept' ? event.data.ownerId : undefined),
    },
  ],
  eventWords,
  commands: {
    ...contract.sessionCommands,
    ...takeCommands,
    ...resumableUploads,
    ...calibrationCommands,
    ...drillCommands,
    ...movementCommands,
  },
  uploads: { ...contract.sessionUploads, ...takeUploads, ...clipUploads },
  queries: {
    sessionList,
    sessionTags,
    incompleteSessions,
    sessionDetail,
    sessionFeedback,
    sessionCaptions,
    sessionReport,
    sessionSeries,
    sessionPeaks,
    sessionMovement,
    sessionMedia,
    mediaFile,
    unfinishedTakes,
    uploadOffset,
    unfinishedUploads,
    clipResult,
    calibrationList,
    drillResult,
    drillList,
  },
  hasReadModels: true,
  keeps: [
    { data: 'recordings', readers: ['self', 'chosen', 'providers'], until: 'deleted' },
    { data: 'takes', readers: ['self'], until: 'week' },
    { data: 'transcripts', readers: ['self', 'chosen', 'providers'], until: 'deleted' },
    { data: 'results', readers: ['self', 'chosen'], until: 'deleted' },
    { data: 'drills', readers: ['self'], until: 'day' },
    { data: 'calibration', readers: ['self'], until: 'deleted' },
  ],
  jobs: {
    /** Applies the current gain of a microphone to its talks. */
    'calibrate-talks': z.object({ device: z.string() }),
    /** Returns the quota of a reserved analysis that was never started. */
    'quota-check': z.object({ stream: z.string(), sessionId: z.string() }),
    'spoken-words': z.object({ sessionId: z.string() }),
  },
} as const satisfies Area;
