import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../lib/api-error.ts';
import { changesOf } from '../lib/changes.ts';

export const { useChange: useSeminarChange, fetchAgain: fetchSeminarsAgain } = changesOf([
  'seminar-list',
  'seminar-detail',
  'participation',
  'submission',
  'invitation-list',
  'element-impact',
]);

/** After a conflict, fetches the other person's change, to be seen beside one's own. */
export async function orSeeTheirs<Answer>(queries: QueryClient, sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    if (hasCode(error, 'conflict') || hasCode(error, 'element_not_found')) void fetchSeminarsAgain(queries);
    throw error;
  }
}
