import type * as z from 'zod/mini';
import type { ElementContent } from '#command-api/seminars/for-others.ts';
import { findElement } from '#command-api/seminars/for-others.ts';
import { refuseOthersSession, scoreOfMovedSession } from '#command-api/sessions/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Submitted as Answer, participationCommands } from '#domain/participation/contract/calls.ts';
import { standingOf } from '#domain/participation/contract/progress.ts';
import type { Participation } from '#domain/participation/participation.ts';
import { workOf } from '#domain/participation/participation.ts';
import type { Submitted } from '#domain/participation/submitted.ts';
import { corrected } from '#domain/seminars/contract/corrected.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId, outerOf } from '#infra/ids.ts';
import type { CallContext, CommandHandlers } from '../command-area.ts';
import { type Log, type Place, placeOf, toParticipation } from './stored-participation.ts';

export const allow = permitted(usesSeminars);

type Where = Readonly<{ elementId: string; seminarId: string }>;

/** Submits to an element; returns the participant's new state in it. */
async function submit(log: Log, asked: CallContext, where: Where, submitted: Submitted): Promise<Answer> {
  const place = await placeOf(log, where.seminarId, asked.principal().id);
  return submitAt(place, asked, where.elementId, submitted);
}

export async function submitAt(
  place: Place,
  asked: CallContext,
  elementId: string,
  submitted: Submitted,
  step?: string,
): Promise<Answer> {
  const submissionId = innerId(place.id, asked.cause.commandId);
  const command = { type: 'SubmitElement', data: { submissionId, elementId, submitted } } as const;
  const { state } = await asked.send(toParticipation(place.id, place.facts, command), step);
  return answerOf(place, state ?? place.participation, { elementId, submissionId, submitted });
}

/** Skips an element. The call also exists as GET, so it refuses prefetches of the browser. */
export const skipping = (log: Log) => ({
  allow,
  async run({
    params: { id },
    ...asked
  }: CallContext & Readonly<{ params: Readonly<{ id: string }> }>): Promise<Answer> {
    asked.reply.header('cache-control', 'no-store');
    const { 'sec-purpose': purpose = '', purpose: older = '' } = asked.request.headers;
    if ([purpose, older].some((text) => String(text).includes('prefetch'))) return refuse('access_denied');
    const place = await placeOf(log, outerOf(id), asked.principal().id);
    const submissionId = innerId(place.id, asked.cause.commandId);
    const command = { type: 'SkipElement', data: { submissionId, elementId: id } } as const;
    const { state } = await asked.send(toParticipation(place.id, place.facts, command));
    return answerOf(place, state ?? place.participation, { elementId: id, submissionId });
  },
});

type NewSubmission = Readonly<{ elementId: string; submissionId: string; submitted?: Submitted }>;

function answerOf(
  { facts, seminar }: Place,
  participation: Participation,
  { elementId, submissionId, submitted }: NewSubmission,
): Answer {
  const { states, position, progress } = standingOf(facts.outline, workOf(participation), facts.others);
  const isMade = participation.submissions.some(({ id }) => id === submissionId);
  const content = findElement(seminar, elementId)?.content;
  return {
    ...{ id: isMade ? submissionId : null, elementId, position, progress },
    state: states[elementId] ?? 'active',
    correct: submitted && content ? judged(submitted, content) : null,
  };
}

/** Whether each answer matches the solution; null if there is no solution. */
function judged(submitted: Submitted, content: ElementContent): boolean[] | null {
  if (submitted.type === 'gap_text' && content.type === 'gap_text') return corrected(content, submitted.answers);
  if (submitted.type === 'categorize' && content.type === 'categorize') return corrected(content, submitted.categories);
  return null;
}

type Calls = typeof participationCommands;
type Simple =
  | 'SubmitReadText'
  | 'SubmitWatchVideo'
  | 'SubmitWatchFeedback'
  | 'SubmitGapText'
  | 'SubmitRephrase'
  | 'SubmitCategorize';

export function submitCalls(
  log: Log,
): CommandHandlers<Pick<Calls, Simple | 'SubmitVRTraining' | 'SubmitTalk' | 'SubmitGoal'>> {
  const submitting = <Name extends Simple>(submittedIn: (body: z.output<Calls[Name]['body']>) => Submitted) => ({
    allow,
    run: ({ body, ...asked }: CallContext & Readonly<{ body: z.output<Calls[Name]['body']> }>) =>
      submit(log, asked, body, submittedIn(body)),
  });
  return {
    SubmitReadText: submitting<'SubmitReadText'>(() => ({ type: 'read_text' })),
    SubmitWatchVideo: submitting<'SubmitWatchVideo'>(() => ({ type: 'watch_video' })),
    SubmitWatchFeedback: submitting<'SubmitWatchFeedback'>(() => ({ type: 'watch_feedback' })),
    SubmitGapText: submitting<'SubmitGapText'>(({ answers }) => ({ type: 'gap_text', answers })),
    SubmitRephrase: submitting<'SubmitRephrase'>(({ answers }) => ({ type: 'rephrase', answers })),
    SubmitCategorize: submitting<'SubmitCategorize'>(({ categories }) => ({ type: 'categorize', categories })),
    SubmitVRTraining: {
      allow,
      async run({ body: { score: given, sessionId, ...where }, ...asked }) {
        if ((given === undefined) === (sessionId === undefined)) return refuse('invalid_input', 'score');
        const score = sessionId ? await scoreOfMovedSession(log, sessionId, asked.principal().id) : (given ?? 0);
        return submit(log, asked, where, { type: 'vr_training', score });
      },
    },
    SubmitTalk: {
      allow,
      async run({ body: { sessionId, ...where }, ...asked }) {
        await refuseOthersSession(log, sessionId, asked.principal().id);
        return submit(log, asked, where, { type: 'video_presentation', sessionId });
      },
    },
    SubmitGoal: {
      allow,
      claims: 'never',
      async run({ body: { elementId, seminarId }, principal }) {
        const place = await placeOf(log, seminarId, principal().id);
        const content = findElement(place.seminar, elementId)?.content ?? refuse('element_not_found');
        if (content.type !== 'goal') return refuse('invalid_type');
        return answerOf(place, place.participation, { elementId, submissionId: '' });
      },
    },
  };
}
