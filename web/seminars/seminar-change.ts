import type { QueryClient } from '@tanstack/react-query';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { elementImpact, participantMatrix } from '#domain/participation/contract/participants.ts';
import { elementSubmissions } from '#domain/participation/contract/submissions.ts';
import { seminarDetail, seminarList } from '#domain/seminars/contract/calls.ts';
import { hasCode } from '../lib/api-error.ts';
import { changesOf } from '../lib/changes.ts';

export const { useChange: useSeminarChange, fetchAgain: fetchSeminarsAgain } = changesOf([
  seminarList,
  seminarDetail,
  participantMatrix,
  elementSubmissions,
  invitationList,
  elementImpact,
]);

/** After a conflict, fetches the other person's change to show it beside one's own. */
export async function orSeeTheirs<Answer>(queries: QueryClient, sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    if (hasCode(error, 'conflict') || hasCode(error, 'element_not_found')) void fetchSeminarsAgain(queries);
    throw error;
  }
}
