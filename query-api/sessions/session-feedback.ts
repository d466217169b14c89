import type * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionFeedback } from '#domain/sessions/contract/calls.ts';
import type { Feedback } from '#domain/sessions/contract/report.ts';
import { query } from '../query-area.ts';
import type { ReadResults } from './analysis-results.ts';

export type Spoken = Readonly<{
  feedback: { address: string };
  modelVersion: string;
  withoutModel?: z.infer<typeof Feedback>['withoutModel'];
  createdAt: string;
  updatedAt: string;
  standing?: z.infer<typeof Feedback>['standing'];
}>;

export const sessionFeedbackQuery = (readResults: ReadResults) =>
  query(sessionFeedback, {
    allow: 'signedIn',
    async answer({ params: { id }, userId }, pool) {
      const { rows } = await pool.query<{ feedback: Spoken | null }>(
        'select feedback from sessions.session_detail where id = $1 and owner_id = $2',
        [id, userId()],
      );
      const spoken = rows[0]?.feedback ?? refuse('not_found');
      return feedbackOf(spoken, readResults);
    },
  });

export async function feedbackOf(spoken: Spoken, readResults: ReadResults): Promise<z.infer<typeof Feedback>> {
  const { modelVersion, createdAt, updatedAt, withoutModel = null, standing = 'current' } = spoken;
  const { feedbackText } = await readResults<{ feedbackText: string }>(spoken.feedback.address);
  return { feedbackText, modelVersion, createdAt, updatedAt, withoutModel, standing };
}
