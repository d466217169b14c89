import * as z from 'zod/mini';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Criterion } from '#domain/seminars/contract/criteria.ts';
import { exported } from './participants.ts';
import { Person } from './submissions.ts';

/** The mean of levels, from 1; null if nobody rated it. */
const Mean = z.nullable(z.number());

/** For the owner: the ratings by the criteria, for each talk, and how far the raters agree. */
export const assessmentResults = {
  method: 'GET',
  path: '/api/Seminar/Criteria/:seminarId',
  name: 'assessment',
  params: z.object({ seminarId: Id }),
  query: NoInput,
  answer: z.object({
    criteria: z.array(
      z.extend(Criterion, {
        ratings: z.int(),
        mean: Mean,
        /** Krippendorff's alpha of an ordered scale: 1 is full agreement, 0 is chance. Null: nothing to compare. */
        agreement: z.nullable(z.number()),
      }),
    ),
    talks: z.array(
      z.object({
        submissionId: Id,
        elementId: Id,
        elementTitle: z.string(),
        user: Person,
        raters: z.int(),
        results: z.array(z.object({ criterionId: Id, mean: Mean, counts: z.array(z.int()) })),
      }),
    ),
  }),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;
export type AssessmentResults = z.infer<typeof assessmentResults.answer>;

/** The results as a file: one line for each talk and criterion. */
export const assessmentsAsCsv = {
  ...exported,
  path: '/api/Seminar/Criteria/:seminarId/Export.csv',
  contentType: 'text/csv',
} as const satisfies QueryCall;
