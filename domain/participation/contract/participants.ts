import * as z from 'zod/mini';
import { LocaleCode, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Submission } from '#domain/seminars/contract/detail.ts';
import { TimeZone } from '#domain/sessions/contract/calls.ts';
import { Cell, ParticipantRow } from './matrix.ts';
import { Person } from './submissions.ts';

const InSeminar = z.object({ seminarId: Id });

/** Participants and elements, for the owner: one cell for each pair. */
export const participantMatrix = {
  method: 'GET',
  path: '/api/Seminar/Participants/:seminarId',
  name: 'participation',
  params: InSeminar,
  query: NoInput,
  answer: z.object({
    elements: z.array(
      z.object({ id: Id, blockId: Id, title: z.string(), type: z.string(), dueAt: z.nullable(z.iso.datetime()) }),
    ),
    /** By last name. */
    participants: z.array(ParticipantRow),
  }),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** One participant, with the reason why each element counts: the rules that are met, and the work that meets them. */
export const participantDetail = {
  method: 'GET',
  path: '/api/Seminar/Participants/:seminarId/:userId',
  name: 'participation',
  params: z.extend(InSeminar, { userId: Id }),
  query: NoInput,
  answer: z.extend(ParticipantRow, {
    elements: z.array(
      z.extend(Cell, {
        elementId: Id,
        completedBy: z.nullable(
          z.object({
            /** Rules of an earlier version: the revision of the seminar from which they applied. */
            since: z.int(),
            isCurrent: z.boolean(),
            submissionIds: z.array(Id),
            sessionIds: z.array(Id),
          }),
        ),
        /** `isSeen`: the owner may open the submission. */
        submissions: z.array(z.extend(Submission, { isSeen: z.boolean() })),
      }),
    ),
  }),
  errors: ['seminar_not_found', 'seminar_user_not_found'],
} as const satisfies QueryCall;

export const exported = {
  method: 'GET',
  name: 'seminar-export',
  params: InSeminar,
  query: z.object({ locale: z._default(LocaleCode, 'de'), timeZone: z._default(TimeZone, 'UTC') }),
  answer: z.string().check(z.meta({ format: 'binary' })),
  errors: ['seminar_not_found'],
} as const;

/** The matrix as a file. */
export const matrixAsCsv = {
  ...exported,
  path: '/api/Seminar/Participants/:seminarId/Export.csv',
  contentType: 'text/csv',
} as const satisfies QueryCall;

export const matrixAsXlsx = {
  ...exported,
  path: '/api/Seminar/Participants/:seminarId/Export.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies QueryCall;

/** Previews the effect of other rules for elements; elements that are not named keep theirs. Nobody loses a completion. */
export const elementImpact = {
  method: 'GET',
  path: '/api/Elements/:id/Impact',
  name: 'element-impact',
  params: z.object({ id: Id }),
  query: z.object({
    requiredSubmissions: z.optional(z.coerce.number().check(z.int())),
    requiredNumShared: z.optional(z.coerce.number().check(z.int())),
    rateableSubmissions: z.optional(z.stringbool()),
    requiredScore: z.optional(z.coerce.number()),
    target: z.optional(z.coerce.number().check(z.int())),
  }),
  answer: z.object({
    /** The number of people who have completed the element in its current form, and of submissions to it. */
    completed: z.int(),
    submissions: z.int(),
    /** People who complete it because of the change. */
    completes: z.array(Person),
    /** People who do not meet the new rules, and stay completed by the earlier ones. */
    keeps: z.array(Person),
  }),
  errors: ['element_not_found', 'seminar_not_found'],
} as const satisfies QueryCall;
