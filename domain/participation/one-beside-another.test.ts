import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { mostSubmissions } from '#domain/seminars/contract/element-limits.ts';
import type { ElementRules } from '#domain/seminars/contract/outline.ts';
import { type ParticipationCommand, participationIn } from './decider.ts';
import type { ParticipationEvent } from './events.ts';
import { element, idFor, outline, presentation, readText } from './outline-for-test.ts';
import type { SeminarFacts } from './seminar-facts.ts';

// A rule about one submission, element, talk, person or criterion must not affect another one.

const [owner, participantId, other, third] = [idFor(0xa), idFor(0xb), idFor(0xc), idFor(0xd)];
const [talk, nextTalk] = [idFor(0x5e5), idFor(0x5e6)];
const seminarRevision = 20;
const film = presentation({ byCriteria: true });
const goal = { type: 'goal', target: 2, conditions: [] } as const;

describe('a submission', () => {
  test('of a talk counts separately for each element', () =>
    given([film, film], recorded(1, 1))
      .when(submit(2, 2, { type: 'video_presentation', sessionId: talk }))
      .thenEmits(recorded(2, 2)));

  test('in words can be repeated up to the maximum', () => {
    const gaps = [{ type: 'gap_text', blanks: 1 } as const];
    const written = (n: number) => made(1, n, { type: 'gap_text', answers: '["a"]' });
    const again = (n: number) => submit(1, n, { type: 'gap_text', answers: ['a'] });
    const many = Array.from({ length: mostSubmissions - 1 }, (_, n) => written(n));
    given(gaps, ...many)
      .when(again(mostSubmissions))
      .thenEmits(written(mostSubmissions));
    given(gaps, ...many, written(mostSubmissions))
      .when(again(mostSubmissions + 1))
      .thenRefuses('too_many_submissions');
  });

  test('gives feedback on another person’s submission, even beside one’s own', () => {
    const rules = [film, { type: 'give_feedback', forElement: idFor(1) } as const];
    given(rules, recorded(1, 1))
      .when(submit(2, 2, { type: 'give_feedback', about: idFor(0xab), feedback: 'Gut!' }))
      .thenEmits(made(2, 2, { type: 'give_feedback', about: idFor(0xab), answers: '"Gut!"' }));
  });

  test('is deleted with its talk, while one of another talk stays', () => {
    const drop = { type: 'DropSession', data: { sessionId: talk } } as const;
    given([film, goal], recorded(1, 1), recorded(1, 2, nextTalk), counted(2, talk), counted(2, nextTalk))
      .when(drop)
      .thenEmits(
        { type: 'SubmissionDeleted', data: { submissionId: idFor(0x51), elementId: idFor(1) } },
        { type: 'SessionNotCounted', data: { elementId: idFor(2), sessionId: talk } },
      );
  });
});

describe('a talk', () => {
  const count = (n: number, sessionId: string): ParticipationCommand => ({
    type: 'CountSession',
    data: { elementId: idFor(n), sessionId, score: 7 },
  });

  test('counts for each goal, and several talks count for one goal', () => {
    given([goal, goal], counted(1, talk)).when(count(2, talk)).thenEmits(counted(2, talk));
    given([goal, goal], counted(1, talk)).when(count(1, nextTalk)).thenEmits(counted(1, nextTalk));
    given([goal, goal], counted(1, talk), counted(2, talk)).when(count(2, talk)).thenNothing();
    given([goal]).when(count(2, talk)).thenNothing();
  });
});

describe('feedback of others', () => {
  const shown = [
    recorded(1, 1),
    { type: 'SubmissionShared', data: { submissionId: idFor(0x51), elementId: idFor(1) } },
  ] as const;
  const about = { submissionId: idFor(0x51), elementId: idFor(1), participantId };

  test('counts for each of two people', () => {
    const rated = (raterId: string) =>
      ({ type: 'SubmissionRated', data: { ...about, rating: 'creative', raterId } }) as const;
    const rate = (raterId: string) =>
      ({ type: 'RateSubmission', data: { submissionId: idFor(0x51), rating: 'creative', raterId } }) as const;
    given([film], ...shown, rated(other))
      .when(rate(third))
      .thenEmits(rated(third));
    const level = [{ criterionId: idFor(0xc1), level: 2 }];
    const assessed = (raterId: string): ParticipationEvent => ({
      type: 'SubmissionAssessed',
      data: { ...about, raterId, levels: level },
    });
    given([film], ...shown, assessed(other))
      .when({ type: 'AssessSubmission', data: { submissionId: idFor(0x51), raterId: third, levels: level } })
      .thenEmits(assessed(third));
  });

  test('given twice is two pieces of feedback', () => {
    const got = (n: number) =>
      ({ type: 'FeedbackReceived', data: { ...about, feedbackId: idFor(n), giverId: other, text: 'Gut!' } }) as const;
    given([film], ...shown, got(1))
      .when({ type: 'GiveFeedback', data: got(2).data })
      .thenEmits(got(2));
  });

  test('is deleted by its own author, not by the author of an earlier comment', () => {
    const wrote = (n: number, authorId: string) =>
      ({ type: 'CommentAdded', data: { ...about, commentId: idFor(n), authorId, offset: 2, text: 'Hier.' } }) as const;
    const remove = (askedBy: string) => ({ type: 'DeleteComment', data: { commentId: idFor(2), askedBy } }) as const;
    given([film], ...shown, wrote(1, other), wrote(2, third))
      .when(remove(third))
      .thenEmits({ type: 'CommentDeleted', data: { commentId: idFor(2), submissionId: idFor(0x51) } });
    given([film], ...shown, wrote(1, other), wrote(2, third))
      .when(remove(other))
      .thenRefuses('not_found');
  });

  test('by criteria needs an existing level of each criterion', () => {
    const assess = (...levels: (readonly [number, number])[]) =>
      ({
        type: 'AssessSubmission',
        data: {
          ...{ submissionId: idFor(0x51), raterId: other },
          levels: levels.map(([n, level]) => ({ criterionId: idFor(n), level })),
        },
      }) as const;
    const both = assess([0xc1, 1], [0xc2, 2]);
    given([film], ...shown)
      .when(both)
      .thenEmits({ type: 'SubmissionAssessed', data: { ...about, raterId: other, levels: [...both.data.levels] } });
    for (const wrong of [assess([0xc1, 0]), assess([0xc1, 1], [0xc2, 3]), assess([0xc1, 1], [0xc1, 2])])
      given([film], ...shown)
        .when(wrong)
        .thenRefuses('invalid_input', 'levels');
  });
});

describe('a participant', () => {
  const now = new Date('2026-11-02T08:00:00.000Z');
  const remind = { type: 'RemindParticipant', data: { askedBy: owner } } as const;

  test('is reminded while one of several elements is open', () =>
    given([readText, readText], made(1, 1))
      .when(remind, now)
      .thenEmits({ type: 'ParticipantReminded', data: { participantId, byId: owner, at: now.toISOString() } }));

  test('gets no reminders from a seminar that they never joined', () =>
    specFor(participationIn(seminar([readText])))()
      .when({ type: 'RemindOfDeadlines', data: {} }, now)
      .thenNothing());

  test('gets no reminder of a deleted element', () =>
    specFor(
      participationIn({
        ...seminar([readText]),
        deadlines: [{ dueAt: '2026-11-03T20:00:00.000Z', elements: [{ id: idFor(9), dueAt: null }] }],
      }),
    )(joined)
      .when({ type: 'RemindOfDeadlines', data: {} }, now)
      .thenNothing());

  test('gets a certificate with the hours of work, if they are stated', () => {
    const data = { certificateId: idFor(0xce), name: 'Ada Berg', seminar: 'Frei sprechen' };
    given([readText], made(1, 1))
      .when({ type: 'IssueCertificate', data: { ...data, hours: 12 } })
      .thenEmits({ type: 'CertificateIssued', data: { ...data, participantId, hours: 12 } });
    given([readText], made(1, 1))
      .when({ type: 'IssueCertificate', data })
      .thenEmitsExactly({ type: 'CertificateIssued', data: { ...data, participantId } });
  });
});

const joined: ParticipationEvent = {
  type: 'ParticipantJoined',
  data: { seminarId: idFor(0x5e), participantId, seminarRevision, invitationId: null },
};

function given(rules: readonly ElementRules[], ...history: ParticipationEvent[]) {
  return specFor(participationIn(seminar(rules)))(joined, ...history);
}

function seminar(rules: readonly ElementRules[]): SeminarFacts {
  return {
    ...{ id: idFor(0x5e), ownerId: owner, isPublished: true, isClosed: false },
    outline: outline(
      seminarRevision,
      rules.map((each, n) => element(n + 1, each)),
    ),
    deadlines: [],
    criteria: [
      { id: idFor(0xc1), levels: ['a', 'b', 'c'] },
      { id: idFor(0xc2), levels: ['a', 'b'] },
    ],
    others: { shared: new Set([idFor(1)]) },
  };
}

type Submission = Extract<ParticipationEvent, { type: 'ElementSubmitted' }>['data'];

/** The nth submission. */
function made(element: number, n: number, change: Partial<Submission> = {}): ParticipationEvent {
  const where = { submissionId: idFor(0x50 + n), elementId: idFor(element), participantId, seminarRevision };
  const empty = { type: 'read_text', answers: '', sessionId: null, score: null, about: null } as const;
  return { type: 'ElementSubmitted', data: { ...where, ...empty, ...change } };
}

function recorded(element: number, n: number, sessionId = talk): ParticipationEvent {
  return made(element, n, { type: 'video_presentation', sessionId });
}

function submit(
  element: number,
  n: number,
  submitted: Extract<ParticipationCommand, { type: 'SubmitElement' }>['data']['submitted'],
): ParticipationCommand {
  return { type: 'SubmitElement', data: { submissionId: idFor(0x50 + n), elementId: idFor(element), submitted } };
}

function counted(element: number, sessionId: string): ParticipationEvent {
  return { type: 'SessionCounted', data: { elementId: idFor(element), sessionId, seminarRevision, score: 7 } };
}
