import type { Area, Folding } from '#domain/kernel/area.ts';
import * as contract from './contract.ts';
import { sessionDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type SessionEvent, sessionEvents } from './events.ts';
import { takeCommands, takeUploads, unfinishedTakes } from './takes-contract.ts';

const { incompleteSessions, sessionCaptions, sessionDetail, sessionFeedback, sessionList } = contract;
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
  ],
  commands: { ...contract.sessionCommands, ...takeCommands },
  uploads: { ...contract.sessionUploads, ...takeUploads },
  queries: {
    sessionList,
    incompleteSessions,
    sessionDetail,
    sessionFeedback,
    sessionCaptions,
    sessionReport,
    sessionSeries,
    sessionPeaks,
    sessionMedia,
    mediaFile,
    unfinishedTakes,
  },
  hasReadModels: true,
} as const satisfies Area;
