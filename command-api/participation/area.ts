import type { participationArea } from '#domain/participation/area.ts';
import type { CommandArea } from '../command-area.ts';
import { certificateCalls } from './certificate-calls.ts';
import { goalReaction } from './count-sessions.ts';
import { endParticipations } from './forget.ts';
import { ownerCalls } from './owner-calls.ts';
import { participationReaction, seminarEndReaction } from './reactions.ts';
import { recordingCalls } from './recording-call.ts';
import { deadlineReminders } from './remind.ts';
import { submissionCalls } from './submission-calls.ts';
import { skipping, submitCalls } from './submit-calls.ts';
import { takeAlong } from './take-along.ts';

/** Commands of participants and owners in seminars. */
export const participation: CommandArea<typeof participationArea> = {
  commands: (tools) => ({
    ...submitCalls(tools),
    SkipElement: skipping(tools),
    SkipElementByPatch: skipping(tools),
    SkipElementByGet: skipping(tools),
    ...submissionCalls(tools),
    ...ownerCalls(tools),
    ...certificateCalls(tools),
  }),
  uploads: recordingCalls,
  follows: (tools) => ({
    reactions: [participationReaction(tools), seminarEndReaction(tools), goalReaction(tools)],
    scheduled: [deadlineReminders(tools)],
  }),
  forget: endParticipations,
  takeAlong,
  streamWords: {
    participation: { de: 'Ihre Teilnahme an einem Seminar', en: 'your part in a seminar' },
    roster: { de: 'die Teilnehmenden eines Seminars', en: 'the participants of a seminar' },
    learner: { de: 'Ihre Seminare', en: 'your seminars' },
  },
};
