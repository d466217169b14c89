import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import type { ElementRules } from '#domain/seminars/contract/outline.ts';
import { ownerSees } from './contract/progress.ts';
import { type ParticipationCommand, participationIn } from './decider.ts';
import type { ParticipationEvent } from './events.ts';
import { element, idFor, outline, presentation, readText } from './outline-for-test.ts';
import type { SeminarFacts } from './seminar-facts.ts';
import type { Submitted } from './submitted.ts';

const [owner, participant, other] = [idFor(0xa), idFor(0xb), idFor(0xc)];
const seminarId = idFor(0x5e);
const revision = 20;

const joined = {
  type: 'ParticipantJoined',
  data: { seminarId, participantId: participant, seminarRevision: revision, invitationId: null },
} as const satisfies ParticipationEvent;
const left: ParticipationEvent = { type: 'ParticipantRemoved', data: { reason: 'removed' } };
const join = { type: 'JoinSeminar', data: { participantId: participant, invitationId: null } } as const;
const recording = { type: 'video_presentation', sessionId: idFor(0x5e5) } as const;
const rated = {
  type: 'SubmissionRated',
  data: {
    submissionId: idFor(0x51),
    elementId: idFor(1),
    participantId: participant,
    rating: 'creative',
    raterId: other,
  },
} as const satisfies ParticipationEvent;
const withdrawn: ParticipationEvent = { ...rated, type: 'RatingWithdrawn' };
const gotFeedback = {
  type: 'FeedbackReceived',
  data: {
    feedbackId: idFor(0xfe),
    submissionId: idFor(0x51),
    elementId: idFor(1),
    participantId: participant,
    giverId: other,
    text: 'Gut!',
  },
} as const satisfies ParticipationEvent;

describe('an invited person', () => {
  test('joins once', () => {
    given(seminar()).when(join).thenEmits(joined);
    given(seminar(), joined).when(join).thenNothing();
  });

  test('joins again after leaving and begins anew', () => {
    given(seminar(), joined, left).when(join).thenEmits(joined);
    given(seminar([readText]), joined, submitted(1), left, joined)
      .when(submit(1, { type: 'read_text' }))
      .thenEmits(submitted(1));
  });

  test('joins an unpublished seminar, but not a closed one', () => {
    given(seminar([], { isPublished: false }))
      .when(join)
      .thenEmits(joined);
    given(seminar([], { isClosed: true }))
      .when(join)
      .thenRefuses('seminar_closed');
  });

  test('cannot join their own seminar', () =>
    given(seminar())
      .when({ type: 'JoinSeminar', data: { participantId: owner, invitationId: null } })
      .thenRefuses('user_not_authorized'));

  test('cannot use the participation of another person', () =>
    given(seminar(), joined)
      .when({ type: 'JoinSeminar', data: { participantId: other, invitationId: null } })
      .thenRefuses('conflict'));
});

describe('a person who does not participate or has left', () => {
  test.each([
    submit(1, { type: 'read_text' }),
    skip(1),
    share(),
    { type: 'DeleteSubmission', data: { submissionId: idFor(0x51) } },
    rate(other),
    feedback(other),
    comment(other),
    { type: 'DeleteComment', data: { commentId: idFor(0xc0), askedBy: participant } },
  ] as ParticipationCommand[])('cannot $type', (command) => {
    given(seminar()).when(command).thenRefuses('seminar_user_not_found');
    given(seminar(), joined, left).when(command).thenRefuses('seminar_user_not_found');
  });

  test.each([
    count(1, 7),
    { type: 'DropSession', data: { sessionId: idFor(0x5e5) } },
    { type: 'ResetParticipation', data: { upTo: null } },
    { type: 'RemoveParticipant', data: { reason: 'removed' } },
  ] as ParticipationCommand[])('is not affected by $type', (command) => {
    given(seminar()).when(command).thenNothing();
    given(seminar(), joined, left).when(command).thenNothing();
  });
});

describe('a submission', () => {
  const all: readonly [ElementRules, Submitted, Partial<Submission>][] = [
    [readText, { type: 'read_text' }, {}],
    [{ type: 'watch_video' }, { type: 'watch_video' }, {}],
    [presentation(), { type: 'video_presentation', sessionId: idFor(0x5e5) }, { sessionId: idFor(0x5e5) }],
    [
      { type: 'give_feedback', forElement: idFor(9) },
      { type: 'give_feedback', about: idFor(0xab), feedback: 'Gut!' },
      { about: idFor(0xab), answers: '"Gut!"' },
    ],
    [{ type: 'gap_text', blanks: 2 }, { type: 'gap_text', answers: ['a', 'b'] }, { answers: '["a","b"]' }],
    [{ type: 'rephrase', sentences: 1 }, { type: 'rephrase', answers: ['a'] }, { answers: '["a"]' }],
    [
      { type: 'categorize', words: ['a', 'b'], categories: ['x', 'y'] },
      { type: 'categorize', categories: [{ name: 'x', phrases: ['b', 'a'] }] },
      { answers: '[{"name":"x","phrases":["b","a"]}]' },
    ],
    [{ type: 'vr_training', requiredScore: 7 }, { type: 'vr_training', score: 6.5 }, { score: 6.5 }],
  ];

  test.each(all)('to $type is stored with the revision of its rules', (rules, work, stored) =>
    given(seminar([rules]), joined)
      .when(submit(1, work))
      .thenEmits(submitted(1, { type: work.type, ...stored })),
  );

  test('to watch_feedback needs existing feedback', () => {
    const seen = [presentation(), { type: 'watch_feedback' } as const];
    const shared = [joined, submitted(1, recording), sharedOne(1)];
    given(seminar(seen), ...shared)
      .when(submit(2, { type: 'watch_feedback' }))
      .thenNothing();
    given(seminar(seen), ...shared, gotFeedback)
      .when(submit(2, { type: 'watch_feedback' }, 2))
      .thenEmits(submitted(2, { type: 'watch_feedback' }, 2));
  });

  test('needs an existing element of its type', () => {
    given(seminar([readText]), joined)
      .when(submit(9, { type: 'read_text' }))
      .thenRefuses('element_not_found');
    given(seminar([readText]), joined)
      .when(submit(1, { type: 'watch_video' }))
      .thenRefuses('invalid_type');
    given(seminar([{ type: 'goal', target: 1, conditions: [] }]), joined)
      .when(submit(1, { type: 'read_text' }))
      .thenRefuses('invalid_type');
  });

  test('needs an open seminar', () => {
    given(seminar([readText], { isPublished: false }), joined)
      .when(submit(1, { type: 'read_text' }))
      .thenRefuses('seminar_closed');
    given(seminar([readText], { isClosed: true }), joined)
      .when(submit(1, { type: 'read_text' }))
      .thenRefuses('seminar_closed');
  });

  test('to an element behind an active one is refused', () => {
    const two = [readText, { type: 'gap_text', blanks: 1 } as const];
    const early = submit(2, { type: 'gap_text', answers: ['a'] }, 2);
    given(seminar(two), joined).when(early).thenRefuses('element_locked');
    given(seminar(two), joined, submitted(1))
      .when(early)
      .thenEmits(submitted(2, { type: 'gap_text', answers: '["a"]' }, 2));
    given(seminar(two), joined, skipped(1))
      .when(early)
      .thenEmits(submitted(2, { type: 'gap_text', answers: '["a"]' }, 2));
  });

  test('is possible behind an element that waits for others', () => {
    const two = [{ type: 'give_feedback', forElement: idFor(9) } as const, readText];
    const read = submit(2, { type: 'read_text' });
    given(seminar(two, { others: { shared: new Set() } }), joined)
      .when(read)
      .thenEmits(submitted(2));
    // Also if they have done something meanwhile: feedback is offered, and never blocks.
    given(seminar(two), joined).when(read).thenEmits(submitted(2));
  });

  test('without content counts once', () =>
    given(seminar([readText]), joined, submitted(1))
      .when(submit(1, { type: 'read_text' }, 2))
      .thenNothing());

  test('beyond the maximum is refused, even from two tabs at the same time', () => {
    const rules = [presentation({ maxSubmissions: 2 })];
    const another = { type: 'video_presentation', sessionId: idFor(0x5e6) } as const;
    const film = submit(1, another, 3);
    const one = submitted(1, recording, 1);
    given(seminar(rules), joined, one)
      .when(film)
      .thenEmits(submitted(1, another, 3));
    given(seminar(rules), joined, one, submitted(1, recording, 2))
      .when(film)
      .thenRefuses('too_many_submissions');
    given(seminar(rules), joined, one, submitted(1, recording, 2), deleted(2))
      .when(film)
      .thenEmits(submitted(1, another, 3));
    given(seminar(rules), joined, skipped(1, 9), one)
      .when(film)
      .thenEmits(submitted(1, another, 3));
  });

  test.each([
    [
      { type: 'gap_text', blanks: 2 },
      { type: 'gap_text', answers: ['a'] },
    ],
    [
      { type: 'gap_text', blanks: 1 },
      { type: 'gap_text', answers: [' '] },
    ],
    [
      { type: 'rephrase', sentences: 1 },
      { type: 'rephrase', answers: [''] },
    ],
    [
      { type: 'categorize', words: ['a', 'b'], categories: ['x'] },
      { type: 'categorize', categories: [{ name: 'x', phrases: ['a'] }] },
    ],
    [
      { type: 'categorize', words: ['a', 'b'], categories: ['x', 'y'] },
      { type: 'categorize', categories: [{ name: 'x', phrases: ['a', 'a'] }] },
    ],
    [
      { type: 'categorize', words: ['a'], categories: ['x'] },
      { type: 'categorize', categories: [{ name: 'z', phrases: ['a'] }] },
    ],
    [
      { type: 'give_feedback', forElement: idFor(9) },
      { type: 'give_feedback', about: idFor(0xab), feedback: ' ' },
    ],
  ] as [ElementRules, Submitted][])('with missing parts is refused: %j', (rules, work) =>
    given(seminar([rules]), joined)
      .when(submit(1, work))
      .thenRefuses('invalid_input'),
  );

  test('of the same talk to one element counts once', () =>
    given(seminar([presentation()]), joined, submitted(1, recording, 1))
      .when(submit(1, recording, 2))
      .thenNothing());

  test("cannot give feedback on one's own submission", () => {
    const rules = [presentation(), { type: 'give_feedback', forElement: idFor(1) } as const];
    given(seminar(rules, { others: { shared: new Set([idFor(1)]) } }), joined, submitted(1, recording))
      .when(submit(2, { type: 'give_feedback', about: idFor(0x51), feedback: 'Gut!' }, 2))
      .thenRefuses('user_not_authorized');
  });

  test('is deleted by its participant, even in a closed seminar', () => {
    const remove = { type: 'DeleteSubmission', data: { submissionId: idFor(0x51) } } as const;
    given(seminar([readText], { isClosed: true }), joined, submitted(1))
      .when(remove)
      .thenEmits(deleted(1));
    given(seminar([readText]), joined)
      .when(remove)
      .thenRefuses('not_found');
  });
});

describe('an element is skipped', () => {
  test('if it is active', () => {
    given(seminar([readText]), joined)
      .when(skip(1))
      .thenEmits(skipped(1));
    given(seminar([readText]), joined, skipped(1))
      .when(skip(1))
      .thenNothing();
    given(seminar([readText]), joined, submitted(1))
      .when(skip(1))
      .thenNothing();
    given(seminar([{ type: 'watch_feedback' }]), joined)
      .when(skip(1))
      .thenNothing();
  });

  test('not behind an active element', () =>
    given(seminar([readText, readText]), joined)
      .when(skip(2))
      .thenRefuses('element_locked'));

  test('not if it does not exist or the seminar is closed', () => {
    given(seminar([]), joined).when(skip(1)).thenRefuses('element_not_found');
    given(seminar([readText], { isClosed: true }), joined)
      .when(skip(1))
      .thenRefuses('seminar_closed');
  });
});

describe('a recording is shared', () => {
  const rules = [presentation({ maxNumShared: 1, maxSubmissions: 3 })];
  const recorded = [joined, submitted(1, recording, 1), submitted(1, recording, 2)];

  test('and unshared, toggled or set explicitly', () => {
    given(seminar(rules), ...recorded)
      .when(share())
      .thenEmits(sharedOne(1));
    given(seminar(rules), ...recorded, sharedOne(1))
      .when(share())
      .thenEmits(unshared(1));
    given(seminar(rules), ...recorded, sharedOne(1))
      .when(share(1, true))
      .thenNothing();
    given(seminar(rules), ...recorded)
      .when(share(1, false))
      .thenNothing();
  });

  test('up to the maximum, and can be exchanged', () => {
    given(seminar(rules), ...recorded, sharedOne(1))
      .when(share(2))
      .thenRefuses('too_many_shared');
    given(seminar(rules), ...recorded, sharedOne(1), unshared(1))
      .when(share(2))
      .thenEmits(sharedOne(2));
  });

  test('only in an open seminar, and can always be unshared', () => {
    given(seminar(rules, { isClosed: true }), ...recorded)
      .when(share())
      .thenRefuses('seminar_closed');
    given(seminar(rules, { isClosed: true }), ...recorded, sharedOne(1))
      .when(share())
      .thenEmits(unshared(1));
  });

  test('refuses a text, a skipped element and a missing submission', () => {
    given(seminar([readText]), joined, submitted(1))
      .when(share())
      .thenRefuses('invalid_type');
    given(seminar(rules), joined, skipped(1)).when(share()).thenRefuses('invalid_type');
    given(seminar(rules), joined).when(share()).thenRefuses('not_found');
    given(seminar([]), ...recorded)
      .when(share())
      .thenRefuses('element_not_found');
  });
});

describe('a rating', () => {
  const shown = [joined, submitted(1, recording), sharedOne(1)];

  test('is toggled or set explicitly, separately for each type', () => {
    given(seminar([presentation()]), ...shown)
      .when(rate(other))
      .thenEmits(rated);
    given(seminar([presentation()]), ...shown, rated)
      .when(rate(other))
      .thenEmits(withdrawn);
    given(seminar([presentation()]), ...shown, rated)
      .when(rate(other, 'creative', true))
      .thenNothing();
    given(seminar([presentation()]), ...shown)
      .when(rate(other, 'creative', false))
      .thenNothing();
    given(seminar([presentation()]), ...shown, rated)
      .when(rate(other, 'amusing'))
      .thenEmits({ ...rated, data: { ...rated.data, rating: 'amusing' } });
  });

  test("is refused for one's own submission", () =>
    given(seminar([presentation()]), ...shown)
      .when(rate(participant))
      .thenRefuses('user_not_authorized'));

  test('is refused for a submission that is not shared, not rateable or missing', () => {
    given(seminar([presentation()]), joined, submitted(1, recording))
      .when(rate(other))
      .thenRefuses('not_found');
    given(seminar([presentation()]), joined)
      .when(rate(other))
      .thenRefuses('not_found');
    given(seminar([presentation({ rateableSubmissions: false })]), ...shown)
      .when(rate(other))
      .thenRefuses('not_rateable');
    given(seminar([]), ...shown)
      .when(rate(other))
      .thenRefuses('element_not_found');
  });

  test('can only be withdrawn in a closed seminar', () => {
    given(seminar([presentation()], { isClosed: true }), ...shown)
      .when(rate(other))
      .thenRefuses('seminar_closed');
    given(seminar([presentation()], { isClosed: true }), ...shown, rated)
      .when(rate(other))
      .thenEmits(withdrawn);
  });
});

describe('feedback and comments', () => {
  const recorded = [joined, submitted(1, recording)];

  test('are possible on shared submissions', () => {
    given(seminar([presentation()]), ...recorded, sharedOne(1))
      .when(feedback(other))
      .thenEmits(gotFeedback);
    given(seminar([presentation()]), ...recorded, sharedOne(1), gotFeedback)
      .when(feedback(other))
      .thenNothing();
    given(seminar([presentation()]), ...recorded)
      .when(feedback(other))
      .thenRefuses('not_found');
    given(seminar([presentation()]), ...recorded, sharedOne(1))
      .when(comment(other))
      .thenEmits(commented(other));
    given(seminar([presentation()]), ...recorded)
      .when(comment(other))
      .thenRefuses('not_found');
  });

  test('come from the owner also on recordings that the element announced as visible to the owner', () => {
    const open = presentation({ ownerSeesReport: true });
    given(seminar([presentation()]), ...recorded)
      .when(comment(owner))
      .thenRefuses('not_found');
    given(seminar([open]), ...recorded)
      .when(comment(owner))
      .thenEmits(commented(owner));
    given(seminar([open]), ...recorded)
      .when(comment(other))
      .thenRefuses('not_found');
  });

  test('come from the owner on all written submissions', () =>
    given(seminar([readText]), joined, submitted(1))
      .when(feedback(owner))
      .thenEmits({ ...gotFeedback, data: { ...gotFeedback.data, giverId: owner } }));

  test("on one's own recording are comments only", () => {
    given(seminar([presentation()]), ...recorded)
      .when(comment(participant))
      .thenEmits(commented(participant));
    given(seminar([presentation()]), ...recorded)
      .when(feedback(participant))
      .thenRefuses('user_not_authorized');
  });

  test('at a moment need a recording', () =>
    given(seminar([readText]), joined, submitted(1))
      .when(comment(owner))
      .thenRefuses('invalid_type'));

  test('are deleted by their author, the participant and the owner', () => {
    const history = [...recorded, sharedOne(1), commented(other)];
    const remove = (askedBy: string) => ({ type: 'DeleteComment', data: { commentId: idFor(0xc0), askedBy } }) as const;
    const gone = { type: 'CommentDeleted', data: { commentId: idFor(0xc0), submissionId: idFor(0x51) } } as const;
    for (const id of [other, participant, owner])
      given(seminar([presentation()]), ...history)
        .when(remove(id))
        .thenEmits(gone);
    given(seminar([presentation()]), ...history)
      .when(remove(idFor(0xd)))
      .thenRefuses('not_found');
    given(seminar([presentation()]), ...history, gone)
      .when(remove(other))
      .thenRefuses('not_found');
  });
});

describe('the owner sees', () => {
  const before = { type: 'video_presentation', isShared: false, at: 3 } as const;

  test('a recording that is shared, or whose element showed it to the owner when it was made', () => {
    const changed = element(1, presentation(), [5, presentation({ ownerSeesReport: true })]);
    expect(ownerSees(before, changed)).toBe(false);
    expect(ownerSees({ ...before, isShared: true }, changed)).toBe(true);
    expect(ownerSees({ ...before, at: 5 }, changed)).toBe(true);
  });

  test('all other submissions', () =>
    expect(ownerSees({ ...before, type: 'gap_text' }, element(1, readText))).toBe(true));
});

describe('sessions', () => {
  const goal = { type: 'goal', target: 2, conditions: [] } as const;

  test('count for a goal once, and again when their score changes', () => {
    given(seminar([goal]), joined)
      .when(count(1, 7))
      .thenEmits(counted(1, 7));
    given(seminar([goal]), joined, counted(1, 7))
      .when(count(1, 7))
      .thenNothing();
    given(seminar([goal]), joined, counted(1, 7))
      .when(count(1, 8))
      .thenEmits(counted(1, 8));
  });

  test('do not count for a missing goal', () => given(seminar([]), joined).when(count(1, 7)).thenNothing());

  test('take their submissions and counts with them when they are deleted', () => {
    const drop = { type: 'DropSession', data: { sessionId: idFor(0x5e5) } } as const;
    given(seminar([presentation(), goal]), joined, submitted(1, recording), counted(2, 7))
      .when(drop)
      .thenEmits(deleted(1), { type: 'SessionNotCounted', data: { elementId: idFor(2), sessionId: idFor(0x5e5) } });
    given(seminar([presentation(), goal]), joined)
      .when(drop)
      .thenNothing();
  });
});

describe('a participation', () => {
  const reset: ParticipationEvent = { type: 'ParticipationReset', data: { upTo: null } };
  const clear = { type: 'ResetParticipation', data: { upTo: null } } as const;

  test('is reset if it has submissions', () => {
    given(seminar([readText]), joined, submitted(1))
      .when(clear)
      .thenEmits(reset);
    given(seminar([readText]), joined)
      .when(clear)
      .thenNothing();
    given(seminar([readText]), joined, submitted(1), reset)
      .when(clear)
      .thenNothing();
  });

  test('is reset up to a revision of the seminar, and keeps later submissions', () => {
    const old = submitted(1, { seminarRevision: 7 });
    const upTo = (n: number) => ({ type: 'ResetParticipation', data: { upTo: n } }) as const;
    given(seminar([readText]), joined, old)
      .when(upTo(8))
      .thenEmits({ type: 'ParticipationReset', data: { upTo: 8 } });
    given(seminar([readText]), joined, old)
      .when(upTo(7))
      .thenNothing();
    given(seminar([readText]), joined, old, { type: 'ParticipationReset', data: { upTo: 7 } })
      .when(upTo(8))
      .thenEmits({ type: 'ParticipationReset', data: { upTo: 8 } });
  });

  test('does not end if it began again meanwhile', () => {
    const remove = (upTo: number) => ({ type: 'RemoveParticipant', data: { reason: 'removed', upTo } }) as const;
    given(seminar([readText]), joined)
      .when(remove(revision + 1))
      .thenEmits(left);
    given(seminar([readText]), joined)
      .when(remove(revision))
      .thenNothing();
  });

  test('continues after a reset', () =>
    given(seminar([readText]), joined, submitted(1), reset)
      .when(submit(1, { type: 'read_text' }, 2))
      .thenEmits(submitted(1, {}, 2)));

  test('ends once', () => {
    const remove = { type: 'RemoveParticipant', data: { reason: 'removed' } } as const;
    given(seminar([readText]), joined)
      .when(remove)
      .thenEmits(left);
    given(seminar([readText]), joined, left)
      .when(remove)
      .thenNothing();
  });
});

type Submission = Extract<ParticipationEvent, { type: 'ElementSubmitted' }>['data'];

function given(facts: SeminarFacts, ...history: ParticipationEvent[]) {
  return specFor(participationIn(facts))(...history);
}

/** One block with these elements; for every element with feedback, others share submissions. */
function seminar(rules: readonly ElementRules[] = [], change: Partial<SeminarFacts> = {}): SeminarFacts {
  const elements = rules.map((each, n) => element(n + 1, each));
  return {
    ...{ id: seminarId, ownerId: owner, isPublished: true, isClosed: false },
    outline: outline(revision, elements),
    deadlines: [],
    criteria: [{ id: idFor(0xc1), levels: ['a', 'b', 'c'] }],
    others: { shared: new Set([idFor(9)]) },
    ...change,
  };
}

/** The nth submission. */
function submit(element: number, work: Submitted, n = 1): ParticipationCommand {
  return {
    type: 'SubmitElement',
    data: { submissionId: idFor(0x50 + n), elementId: idFor(element), submitted: work },
  };
}

function submitted(element: number, change: Partial<Submission> = {}, n = 1): ParticipationEvent {
  const where = { submissionId: idFor(0x50 + n), elementId: idFor(element), participantId: participant };
  const empty = { type: 'read_text', answers: '', sessionId: null, score: null, about: null } as const;
  return { type: 'ElementSubmitted', data: { ...where, seminarRevision: revision, ...empty, ...change } };
}

function skip(element: number): ParticipationCommand {
  return { type: 'SkipElement', data: { submissionId: idFor(0x51), elementId: idFor(element) } };
}

describe('a rating by criteria', () => {
  const film = presentation({ byCriteria: true });
  const told = (levels: readonly Readonly<{ criterionId: string; level: number }>[]) =>
    ({
      type: 'SubmissionAssessed',
      data: {
        ...{ submissionId: idFor(0x51), elementId: idFor(1), participantId: participant, raterId: other },
        levels: [...levels],
      },
    }) as const satisfies ParticipationEvent;
  const assess = (raterId: string, ...levels: Readonly<{ criterionId: string; level: number }>[]) =>
    ({ type: 'AssessSubmission', data: { submissionId: idFor(0x51), raterId, levels } }) as const;
  const clear = { criterionId: idFor(0xc1), level: 3 };
  const vague = { criterionId: idFor(0xc1), level: 1 };
  const shown = [joined, submitted(1, { type: 'video_presentation' }), sharedOne(1)] as const;

  test('replaces the person’s earlier rating, and is withdrawn by an empty one', () => {
    given(seminar([film]), ...shown)
      .when(assess(other, clear))
      .thenEmits(told([clear]));
    given(seminar([film]), ...shown, told([clear]))
      .when(assess(other, clear))
      .thenNothing();
    given(seminar([film]), ...shown, told([clear]))
      .when(assess(other, vague))
      .thenEmits(told([vague]));
    given(seminar([film], { isPublished: false }), ...shown, told([clear]), unshared(1))
      .when(assess(other))
      .thenEmits(told([]));
    given(seminar([film]), ...shown)
      .when(assess(other))
      .thenNothing();
  });

  test('can also come from the owner, and if an element for feedback requests it', () => {
    given(seminar([presentation(), { type: 'give_feedback', forElement: idFor(1), byCriteria: true }]), ...shown)
      .when(assess(owner, clear))
      .thenEmits({ ...told([clear]), data: { ...told([clear]).data, raterId: owner } });
  });

  test.each([
    [participant, clear, film, 'user_not_authorized'],
    [other, clear, presentation(), 'not_rateable'],
    [other, { ...clear, level: 4 }, film, 'invalid_input'],
    [other, { ...clear, criterionId: idFor(0xc2) }, film, 'invalid_input'],
  ] as const)('by %s with %j is refused', (rater, level, rules, code) =>
    given(seminar([rules]), ...shown)
      .when(assess(rater, level))
      .thenRefuses(code),
  );

  test('needs a shared talk, one level per criterion, and an open seminar', () => {
    given(seminar([film]), joined, submitted(1, { type: 'video_presentation' }))
      .when(assess(other, clear))
      .thenRefuses('not_found');
    given(seminar([film]), ...shown)
      .when(assess(other, clear, vague))
      .thenRefuses('invalid_input');
    given(seminar([film], { isClosed: true }), ...shown)
      .when(assess(other, clear))
      .thenRefuses('seminar_closed');
  });
});

describe('a deadline', () => {
  const soon = '2026-11-03T20:00:00.000Z';
  const later = '2026-11-20T20:00:00.000Z';
  const dated = (dueAt: string | null, change: Partial<SeminarFacts> = {}) =>
    seminar([readText], {
      deadlines: [{ dueAt: null, elements: [{ id: idFor(1), dueAt }] }],
      ...change,
    });
  const extend = (askedBy: string, dueAt: string | null) =>
    ({ type: 'ExtendDeadline', data: { elementId: idFor(1), dueAt, askedBy } }) as const;
  const extended = (dueAt: string | null): ParticipationEvent => ({
    type: 'DeadlineExtended',
    data: { elementId: idFor(1), dueAt },
  });
  const remind = { type: 'RemindOfDeadlines', data: {} } as const;
  const reminded: ParticipationEvent = {
    type: 'DeadlineReminded',
    data: { elementId: idFor(1), participantId: participant, dueAt: soon },
  };
  const now = new Date('2026-11-02T08:00:00.000Z');

  test('is extended for one person by the owner, and reset', () => {
    given(dated(soon), joined).when(extend(owner, later)).thenEmits(extended(later));
    given(dated(soon), joined, extended(later)).when(extend(owner, later)).thenNothing();
    given(dated(soon), joined, extended(later)).when(extend(owner, null)).thenEmits(extended(null));
    given(dated(soon), joined).when(extend(owner, null)).thenNothing();
    given(dated(soon), joined).when(extend(other, later)).thenRefuses('not_found');
    given(seminar([]), joined).when(extend(owner, later)).thenRefuses('element_not_found');
  });

  test('or open work is a reason for a reminder by the owner, once a day', () => {
    const tell = (askedBy: string) => ({ type: 'RemindParticipant', data: { askedBy } }) as const;
    const told = (at: Date): ParticipationEvent => ({
      type: 'ParticipantReminded',
      data: { participantId: participant, byId: owner, at: at.toISOString() },
    });
    const tomorrow = new Date(now.getTime() + 86_400_000);
    given(seminar([readText]), joined)
      .when(tell(owner), now)
      .thenEmits(told(now));
    given(seminar([readText]), joined, told(now))
      .when(tell(owner), now)
      .thenNothing();
    given(seminar([readText]), joined, told(now))
      .when(tell(owner), tomorrow)
      .thenEmits(told(tomorrow));
    given(seminar([readText]), joined, submitted(1))
      .when(tell(owner), now)
      .thenNothing();
    given(seminar([readText]), joined, skipped(1))
      .when(tell(owner), now)
      .thenEmits(told(now));
    given(seminar([{ type: 'watch_feedback' }]), joined)
      .when(tell(owner), now)
      .thenNothing();
    given(seminar([readText]), joined)
      .when(tell(other), now)
      .thenRefuses('not_found');
    given(seminar([readText], { isPublished: false }), joined)
      .when(tell(owner), now)
      .thenRefuses('seminar_closed');
  });

  test('has one reminder, two days ahead, for participants with open work', () => {
    given(dated(soon), joined).when(remind, now).thenEmits(reminded);
    given(dated(soon), joined, reminded).when(remind, now).thenNothing();
    given(dated(later), joined).when(remind, now).thenNothing();
    given(dated(soon), joined, submitted(1)).when(remind, now).thenNothing();
    given(dated(soon), joined, extended(later)).when(remind, now).thenNothing();
    given(dated(later), joined, extended(soon)).when(remind, now).thenEmits(reminded);
    given(dated(soon, { isPublished: false }), joined)
      .when(remind, now)
      .thenNothing();
    given(dated(soon), joined, left).when(remind, now).thenNothing();
  });
});

describe('a certificate', () => {
  const certificateId = idFor(0xce);
  const issue = {
    type: 'IssueCertificate',
    data: { certificateId, name: 'Ada Berg', seminar: 'Frei sprechen' },
  } as const;
  const issued: ParticipationEvent = {
    type: 'CertificateIssued',
    data: { certificateId, participantId: participant, name: 'Ada Berg', seminar: 'Frei sprechen' },
  };
  const revoke = (askedBy: string) => ({ type: 'RevokeCertificate', data: { askedBy } }) as const;
  const revoked: ParticipationEvent = { type: 'CertificateRevoked', data: { certificateId } };

  test('is issued once to a participant who completed everything', () => {
    given(seminar([readText, readText]), joined, submitted(1))
      .when(issue)
      .thenRefuses('seminar_not_completed');
    given(seminar([readText]), joined, submitted(1))
      .when(issue)
      .thenEmits(issued);
    given(seminar([readText]), joined, submitted(1), issued)
      .when(issue)
      .thenNothing();
    given(seminar([]), joined).when(issue).thenRefuses('seminar_not_completed');
  });

  test('is revoked by the owner only, permanently', () => {
    const has = [joined, submitted(1), issued] as const;
    given(seminar([readText]), ...has)
      .when(revoke(owner))
      .thenEmits(revoked);
    given(seminar([readText]), ...has, revoked)
      .when(revoke(owner))
      .thenNothing();
    given(seminar([readText]), ...has)
      .when(revoke(other))
      .thenRefuses('not_found');
    given(seminar([readText]), joined)
      .when(revoke(owner))
      .thenRefuses('not_found');
    given(seminar([readText]), ...has, revoked)
      .when(issue)
      .thenRefuses('certificate_revoked');
    given(seminar([readText]), ...has, revoked, left, joined, submitted(1))
      .when(issue)
      .thenRefuses('certificate_revoked');
  });
});

function skipped(element: number, n = 1): ParticipationEvent {
  const where = { submissionId: idFor(0x50 + n), elementId: idFor(element), participantId: participant };
  const data = { ...where, seminarRevision: revision };
  return { type: 'ElementSkipped', data: { ...data, type: 'read_text' } };
}

function share(n = 1, isShared?: boolean): ParticipationCommand {
  return { type: 'ShareSubmission', data: { submissionId: idFor(0x50 + n), isShared } };
}

function sharedOne(n: number): ParticipationEvent {
  return { type: 'SubmissionShared', data: { submissionId: idFor(0x50 + n), elementId: idFor(1) } };
}

function unshared(n: number): ParticipationEvent {
  return { type: 'SubmissionUnshared', data: { submissionId: idFor(0x50 + n), elementId: idFor(1) } };
}

function deleted(n: number): ParticipationEvent {
  return { type: 'SubmissionDeleted', data: { submissionId: idFor(0x50 + n), elementId: idFor(1) } };
}

function rate(raterId: string, rating: 'creative' | 'amusing' = 'creative', isRated?: boolean): ParticipationCommand {
  return { type: 'RateSubmission', data: { submissionId: idFor(0x51), rating, raterId, isRated } };
}

function feedback(giverId: string): ParticipationCommand {
  return { type: 'GiveFeedback', data: { feedbackId: idFor(0xfe), submissionId: idFor(0x51), giverId, text: 'Gut!' } };
}

function comment(authorId: string): ParticipationCommand {
  return { type: 'AddComment', data: commented(authorId).data };
}

function commented(authorId: string) {
  const about = { submissionId: idFor(0x51), elementId: idFor(1), participantId: participant };
  const data = { commentId: idFor(0xc0), ...about, authorId, offset: 2.5, text: 'Hier.' };
  return { type: 'CommentAdded', data } as const satisfies ParticipationEvent;
}

function count(element: number, score: number): ParticipationCommand {
  return { type: 'CountSession', data: { elementId: idFor(element), sessionId: idFor(0x5e5), score } };
}

function counted(element: number, score: number): ParticipationEvent {
  const data = { elementId: idFor(element), sessionId: idFor(0x5e5), seminarRevision: revision, score };
  return { type: 'SessionCounted', data };
}
