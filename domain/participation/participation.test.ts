import { describe, expect, test } from 'vitest';
import type { ParticipationEvent } from './events.ts';
import { idFor } from './outline-for-test.ts';
import { evolveParticipation, type Participation, type ParticipationState, type Submission } from './participation.ts';

const [participantId, rater, otherRater] = [idFor(0xb), idFor(0xc), idFor(0xd)];
const joined: ParticipationEvent = {
  type: 'ParticipantJoined',
  data: { seminarId: idFor(0x5e), participantId, seminarRevision: 20, invitationId: null },
};
const begun: Participation = {
  ...{ seminarId: idFor(0x5e), participantId, isActive: true, joinedAt: 20, submissions: [], counted: [] },
  ...{ extensions: {}, reminded: {}, remindedAt: null, certificate: null },
};
const stateAfter = (...events: ParticipationEvent[]) => events.reduce<ParticipationState>(evolveParticipation, null);

test('a participation begins empty', () => expect(stateAfter(joined)).toEqual(begun));

test('ignores events before the person joined', () =>
  expect(stateAfter({ type: 'ParticipantReminded', data: { participantId, byId: rater, at: 'now' } })).toBeNull());

describe('a participation', () => {
  const counts = (elementId: string, sessionId: string, score = 7): ParticipationEvent => ({
    type: 'SessionCounted',
    data: { elementId, sessionId, seminarRevision: 21, score },
  });
  const counted = (elementId: string, sessionId: string, score = 7) => ({ elementId, sessionId, at: 21, score });
  const extended = (elementId: string, dueAt: string | null): ParticipationEvent => ({
    type: 'DeadlineExtended',
    data: { elementId, dueAt },
  });
  const issued: ParticipationEvent = {
    type: 'CertificateIssued',
    data: { certificateId: idFor(0xce), participantId, name: 'Ada Berg', seminar: 'Frei sprechen' },
  };
  const cases: readonly [string, readonly ParticipationEvent[], Partial<Participation>][] = [
    ['counts a talk for an element', [counts('e', 's')], { counted: [counted('e', 's')] }],
    [
      'counts it with its latest score',
      [counts('e', 's'), counts('e', 't'), counts('f', 's'), counts('e', 's', 8)],
      { counted: [counted('e', 's', 8), counted('e', 't'), counted('f', 's')] },
    ],
    [
      'does not count it any more',
      [
        ...[counts('e', 's'), counts('e', 't'), counts('f', 's')],
        { type: 'SessionNotCounted', data: { elementId: 'e', sessionId: 's' } },
      ],
      { counted: [counted('e', 't'), counted('f', 's')] },
    ],
    [
      'has deadlines of its own',
      [extended('e', 'monday'), extended('f', 'friday'), extended('e', 'sunday')],
      { extensions: { e: 'sunday', f: 'friday' } },
    ],
    [
      'has one less',
      [extended('e', 'monday'), extended('f', 'friday'), extended('e', null)],
      { extensions: { f: 'friday' } },
    ],
    [
      'knows which deadlines it was told',
      [
        { type: 'DeadlineReminded', data: { elementId: 'e', participantId, dueAt: 'monday' } },
        { type: 'DeadlineReminded', data: { elementId: 'f', participantId, dueAt: 'friday' } },
      ],
      { reminded: { e: 'monday', f: 'friday' } },
    ],
    [
      'knows when it was told to go on',
      [{ type: 'ParticipantReminded', data: { participantId, byId: rater, at: 'monday' } }],
      { remindedAt: 'monday' },
    ],
    ['has a certificate', [issued], { certificate: { id: idFor(0xce), isRevoked: false } }],
    [
      'had one',
      [issued, { type: 'CertificateRevoked', data: { certificateId: idFor(0xce) } }],
      { certificate: { id: idFor(0xce), isRevoked: true } },
    ],
    [
      'ends with all that was done',
      [submitted('1'), counts('e', 's'), { type: 'ParticipantRemoved', data: { reason: 'removed' } }],
      { isActive: false },
    ],
    [
      'is reset as a whole',
      [submitted('1'), counts('e', 's'), { type: 'ParticipationReset', data: { upTo: null } }],
      {},
    ],
    [
      'is reset up to a revision',
      [submitted('1'), counts('e', 's'), { type: 'ParticipationReset', data: { upTo: 21 } }],
      { counted: [counted('e', 's')] },
    ],
  ];
  test.each(cases)('%s', (_what, events, change) =>
    expect(stateAfter(joined, ...events)).toEqual({ ...begun, ...change }),
  );

  test('begins anew but keeps its certificate', () => {
    const left: ParticipationEvent = { type: 'ParticipantRemoved', data: { reason: 'removed' } };
    const history = [submitted('1'), counts('e', 's'), extended('e', 'monday'), issued, left];
    expect(stateAfter(joined, ...history, joined)).toEqual({
      ...begun,
      certificate: { id: idFor(0xce), isRevoked: false },
    });
  });
});

describe('a submission', () => {
  const about = { submissionId: '1', elementId: 'e', participantId };
  const rated = (rating: 'creative' | 'amusing', raterId = rater) =>
    ({ type: 'SubmissionRated', data: { ...about, rating, raterId } }) as const;
  const assessed = (level: number | null, raterId = rater): ParticipationEvent => ({
    type: 'SubmissionAssessed',
    data: { ...about, raterId, levels: level === null ? [] : [{ criterionId: 'c', level }] },
  });
  const levels = (level: number) => [{ criterionId: 'c', level }];
  const commented = (commentId: string): ParticipationEvent => ({
    type: 'CommentAdded',
    data: { ...about, commentId, authorId: rater, offset: 2, text: 'Hier.' },
  });
  const cases: readonly [string, readonly ParticipationEvent[], Partial<Submission>][] = [
    ['is as it was made', [], {}],
    ['is shared', [{ type: 'SubmissionShared', data: about }], { isShared: true }],
    [
      'is shared no more',
      [
        { type: 'SubmissionShared', data: about },
        { type: 'SubmissionUnshared', data: about },
      ],
      { isShared: false },
    ],
    [
      'loses only the rating that is withdrawn',
      [
        ...[rated('creative'), rated('amusing'), rated('creative', otherRater)],
        { ...rated('creative'), type: 'RatingWithdrawn' },
      ],
      {
        ratings: [
          { rating: 'amusing', raterId: rater },
          { rating: 'creative', raterId: otherRater },
        ],
      },
    ],
    [
      'has the last levels of each rater',
      [assessed(1), assessed(2, otherRater), assessed(3)],
      {
        assessments: [
          { raterId: otherRater, levels: levels(2) },
          { raterId: rater, levels: levels(3) },
        ],
      },
    ],
    [
      'loses levels that were taken back',
      [assessed(1), assessed(2, otherRater), assessed(null)],
      { assessments: [{ raterId: otherRater, levels: levels(2) }] },
    ],
    [
      'has feedback',
      [{ type: 'FeedbackReceived', data: { ...about, feedbackId: 'f', giverId: rater, text: 'Gut!' } }],
      { feedback: [{ id: 'f', giverId: rater }] },
    ],
    [
      'loses only the comment that is deleted',
      [commented('c'), commented('d'), { type: 'CommentDeleted', data: { commentId: 'c', submissionId: '1' } }],
      { comments: [{ id: 'd', authorId: rater, offset: 2 }] },
    ],
  ];
  test.each(cases)('%s, and another one stays as it is', (_what, events, change) =>
    expect(stateAfter(joined, submitted('1'), submitted('2'), ...events)?.submissions).toEqual([
      { ...made('1'), ...change },
      made('2'),
    ]),
  );

  test('is deleted without affecting others', () =>
    expect(
      stateAfter(joined, submitted('1'), submitted('2'), {
        type: 'SubmissionDeleted',
        data: { submissionId: '1', elementId: 'e' },
      })?.submissions,
    ).toEqual([made('2')]));

  test('may be a step that was skipped', () =>
    expect(
      stateAfter(joined, {
        type: 'ElementSkipped',
        data: { submissionId: '1', elementId: 'e', participantId, seminarRevision: 20, type: 'read_text' },
      })?.submissions,
    ).toEqual([{ ...made('1'), answers: '', type: 'read_text', skipped: true }]));
});

function submitted(submissionId: string): ParticipationEvent {
  const where = { submissionId, elementId: 'e', participantId, seminarRevision: 20 };
  const what = { type: 'gap_text', answers: '["a"]', sessionId: null, score: null, about: null } as const;
  return { type: 'ElementSubmitted', data: { ...where, ...what } };
}

function made(id: string): Submission {
  const what = { type: 'gap_text', answers: '["a"]', sessionId: null, score: null, about: null } as const;
  const untouched = { isShared: false, ratings: [], assessments: [], feedback: [], comments: [] };
  return { id, elementId: 'e', at: 20, ...what, ...untouched, skipped: false };
}
