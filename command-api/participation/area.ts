import { idOf } from '#domain/kernel/ids.ts';
import type { participationArea } from '#domain/participation/area.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { certificateCalls } from './certificate-calls.ts';
import { goalReaction } from './count-sessions.ts';
import { ownerCalls } from './owner-calls.ts';
import { participationReaction, seminarEndReaction } from './reactions.ts';
import { recordingCalls } from './recording-call.ts';
import { deadlineReminders } from './remind.ts';
import { toParticipation } from './stored-participation.ts';
import { submissionCalls } from './submission-calls.ts';
import { skipping, submitCalls } from './submit-calls.ts';
import { takeAlong } from './take-along.ts';

/** Facts for a command that needs nothing of the seminar. */
const anywhere = {
  ...{ id: '', ownerId: '', isPublished: false, isClosed: true },
  outline: { revision: 0, blocks: [], earlierOrders: [] },
  criteria: [],
  deadlines: [],
  others: { shared: new Set<string>() },
};

/** Ends all participations of an erased person. Their feedback to others becomes unreadable. */
const endParticipations: CommandArea<never>['forget'] = async ({ streams, cause }, { handle }) => {
  for (const stream of streams.participation ?? []) {
    const commandId = uuidv5(cause.commandId, `leave ${stream}`);
    const command = { type: 'RemoveParticipant', data: { reason: 'erased' } } as const;
    await handle({ ...cause, commandId, ...toParticipation(idOf(stream), anywhere, command) });
  }
};

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
