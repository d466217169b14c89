import { refuse } from '#domain/kernel/errors.ts';
import type { participationUploads } from '#domain/participation/contract.ts';
import { participationIn } from '#domain/participation/decider.ts';
import { findElement } from '#domain/seminars/seminar.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandTools, UploadHandlers } from '../command-area.ts';
import { recordingTaker } from '../sessions/take-recording.ts';
import { placeOf } from './stored-participation.ts';
import { submitAt } from './submit-calls.ts';

/**
 * A recording is a session before it is a submission. What cannot be submitted is found out before that; where two come at
 * once and only one may, the other stays a session of the person, so that no recording is lost.
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
        const data = { submissionId: '', elementId, submitted };
        participationIn(place.facts).decide({ type: 'SubmitElement', data }, place.participation, new Date());

        const title = findElement(place.seminar, elementId)?.title ?? refuse('element_not_found');
        const said = { name: name || title, locale, type, analysisClass, sharing };
        const sessionId = await take(said, { ...asked, file });
        // Somebody may have changed the seminar, or removed the person, while the recording came.
        const now = await placeOf(tools, seminarId, personId);
        const answer = await submitAt(now, asked, elementId, { ...submitted, sessionId }, 'submit');
        return { ...answer, sessionId };
      },
    },
  };
}
