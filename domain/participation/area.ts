import type { Area, Folding } from '#domain/kernel/area.ts';
import { assessmentResults, assessmentsAsCsv } from './contract/assessments.ts';
import { participationCommands, participationUploads } from './contract/calls.ts';
import { certificateCheck, certificateCommands, certificatePdf, certificates } from './contract/certificates.ts';
import { eventWords } from './contract/event-words.ts';
import * as participants from './contract/participants.ts';
import * as submissions from './contract/submissions.ts';
import { storedSamples } from './event-samples.ts';
import { learnerEvents, type ParticipationEvent, participationEvents, rosterEvents } from './events.ts';
import { evolveParticipation } from './participation.ts';
import { learnerDecider, rosterDecider } from './roster.ts';

const folding: Folding = {
  initialState: null,
  evolve: (state, event) =>
    evolveParticipation(state as Parameters<typeof evolveParticipation>[0], event as ParticipationEvent),
};

export const participationArea = {
  name: 'participation',
  streams: [
    {
      category: 'participation',
      events: participationEvents,
      samples: storedSamples,
      decider: folding,
      ownerInEvent: (event: ParticipationEvent) =>
        event.type === 'ParticipantJoined' ? event.data.participantId : undefined,
      // Ratings, feedback and comments come from other people: the area's own export replaces their ids.
      concernsOthers: true,
      title: (event: ParticipationEvent) =>
        event.type === 'ParticipantJoined'
          ? { title: null, words: [event.data.seminarId, event.data.participantId] }
          : undefined,
    },
    {
      category: 'roster',
      events: rosterEvents,
      samples: storedSamples,
      decider: rosterDecider as Folding,
      accompanies: true,
    },
    {
      category: 'learner',
      accompanies: true,
      events: learnerEvents,
      samples: storedSamples,
      decider: learnerDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: { ...participationCommands, ...certificateCommands },
  uploads: participationUploads,
  queries: {
    feedbackForUser: submissions.feedbackForUser,
    elementSubmissions: submissions.elementSubmissions,
    sharedVideos: submissions.sharedVideos,
    submissionDetail: submissions.submissionDetail,
    submissionReport: submissions.submissionReport,
    participantMatrix: participants.participantMatrix,
    participantDetail: participants.participantDetail,
    matrixAsCsv: participants.matrixAsCsv,
    matrixAsXlsx: participants.matrixAsXlsx,
    elementImpact: participants.elementImpact,
    assessmentResults,
    assessmentsAsCsv,
    certificates,
    certificateCheck,
    certificatePdf,
  },
  keeps: [{ data: 'submissions', readers: ['self', 'lecturer', 'participants'], until: 'account' }],
} as const satisfies Area;
