import { findElement } from '#command-api/seminars/for-others.ts';
import { recordingTaker } from '#command-api/sessions/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { participationUploads } from '#domain/participation/contract/calls.ts';
import { participationIn } from '#domain/participation/decider.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId } from '#infra/ids.ts';
import type { CommandTools, UploadHandlers } from '../command-area.ts';
import { placeOf } from './stored-participation.ts';
import { submitAt } from './submit-calls.ts';

/**
 * Stores the recording as a session first, and then as a submission. Refuses an invalid submission before storing anything. If
 * two recordings arrive in parallel and only one may be submitted, the other stays a session, so that no recording is lost.
 */
export function recordingCalls(tools: CommandTools): UploadHandlers<typeof participationUploads> {
  const { rules, admit, check, take } = recordingTaker(tools);
  return {
    SubmitVideoPresentation: {
      allow: permitted('upload:audio', 'upload:video'),
      rules,
      admit,
      check: ({ form: { type }, file, principal }) => check({ type, file, principal }),
      async run({ form, file, ...asked }) {
        const { elementId, seminarId, name, locale, type, analysisClass, sharing } = form;
        const personId = asked.principal().id;
        const place = await placeOf(tools, seminarId, personId);
        const submitted = { type: 'video_presentation', sessionId: '' } as const;
        const submissionId = innerId(place.id, asked.cause.commandId);
        const isSubmitted = place.participation.submissions.some(({ id }) => id === submissionId);
        const command = { type: 'SubmitElement', data: { submissionId, elementId, submitted } } as const;
        // A repeat must not be refused because of its own first submission.
        if (!isSubmitted) participationIn(place.facts).decide(command, place.participation, new Date());

        const title = findElement(place.seminar, elementId)?.title ?? refuse('element_not_found');
        const said = { name: name || title, locale, type, analysisClass, sharing };
        const sessionId = await take(said, { ...asked, file });
        // The seminar may have changed, or the person may have been removed, during the upload.
        const now = await placeOf(tools, seminarId, personId);
        const answer = await submitAt(now, asked, elementId, { ...submitted, sessionId }, 'submit');
        return { ...answer, sessionId };
      },
    },
  };
}
