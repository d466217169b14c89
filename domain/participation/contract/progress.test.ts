import { describe, expect, test } from 'vitest';
import type { ElementRules } from '#domain/seminars/contract/outline.ts';
import { element, idFor, outline, presentation, readText } from '../outline-for-test.ts';
import { completionOf, type DoneWork, impactOf, percentOf, standingOf, stateOf, type Work } from './progress.ts';

const nobody = { shared: new Set<string>() };
const nothing: Work = { joinedAt: 5, submissions: [], counted: [], hasFeedback: false };

describe('an element is completed', () => {
  test.each([
    readText,
    { type: 'watch_video' },
    { type: 'watch_feedback' },
    { type: 'give_feedback', forElement: idFor(9) },
    { type: 'gap_text', blanks: 2 },
    { type: 'rephrase', sentences: 1 },
    { type: 'categorize', words: ['a'], categories: ['x'] },
  ] as ElementRules[])('of type $type with one submission', (rules) => {
    expect(isCompleted(rules, [])).toBe(false);
    expect(isCompleted(rules, [done()])).toBe(true);
    expect(isCompleted(rules, [done({ skipped: true })])).toBe(false);
  });

  test('of a presentation with the required number of submissions', () => {
    const rules = presentation({ requiredSubmissions: 2 });
    expect(isCompleted(rules, [done(), done({ skipped: true })])).toBe(false);
    expect(isCompleted(rules, [done(), done()])).toBe(true);
  });

  test('of an optional presentation immediately', () =>
    expect(isCompleted(presentation({ requiredSubmissions: 0 }), [])).toBe(true));

  test('of a rated presentation with the required number of shared submissions, too', () => {
    const rules = presentation({ requiredNumShared: 1 });
    expect(isCompleted(rules, [done()])).toBe(false);
    expect(isCompleted(rules, [done({ isShared: true })])).toBe(true);
    expect(isCompleted({ ...rules, rateableSubmissions: false }, [done()])).toBe(true);
  });

  test('of VR training with a sufficient score', () => {
    const rules = { type: 'vr_training', requiredScore: 7 } as const;
    expect(isCompleted(rules, [done({ score: 6.94 })])).toBe(false);
    expect(isCompleted(rules, [done({ score: 6.95 })])).toBe(true);
    expect(isCompleted(rules, [done({ score: 7 })])).toBe(true);
  });

  test('of a goal with its number of sessions', () => {
    const goal = element(1, { type: 'goal', target: 2, conditions: [{ type: 'overall_score', value: 6 }] });
    const counted = (...scores: number[]) =>
      scores.map((score, n) => ({ sessionId: idFor(n), elementId: idFor(1), at: 5, score }));
    expect(completionOf(goal, nothing)).toBeUndefined();
    expect(completionOf(goal, { ...nothing, counted: counted(7) })).toBeUndefined();
    expect(completionOf(goal, { ...nothing, counted: counted(7, 3) })).toBeUndefined();
    expect(completionOf(goal, { ...nothing, counted: counted(7, 5) })?.sessionIds).toEqual([idFor(0), idFor(1)]);
  });

  test('only by its own submissions', () => {
    expect(isCompleted(readText, [done({ elementId: idFor(2) })])).toBe(false);
    const submissions = [done({ id: idFor(70) }), done({ id: idFor(71), elementId: idFor(2) })];
    const sessions = [1, 2].map((n) => ({ sessionId: idFor(80 + n), elementId: idFor(n), at: 6, score: 7 }));
    expect(completionOf(element(1, readText), { ...nothing, submissions, counted: sessions })).toMatchObject({
      submissionIds: [idFor(70)],
      sessionIds: [idFor(81)],
    });
  });

  function isCompleted(rules: ElementRules, submissions: DoneWork[]): boolean {
    return completionOf(element(1, rules), { ...nothing, submissions }) !== undefined;
  }
});

describe('changed rules', () => {
  const two = presentation({ requiredSubmissions: 2 });
  const one = presentation();
  const three = presentation({ requiredSubmissions: 3 });

  test('keep work completed that met the earlier rules', () => {
    const work = { ...nothing, submissions: [done({ at: 6 })] };
    expect(completionOf(element(1, one, [7, two]), work)).toMatchObject({ since: 0, rules: one });
  });

  test('let participants who began under the old rules finish under them', () => {
    const changed = element(1, two, [7, three]);
    const begun = [done({ at: 6 })];
    expect(completionOf(changed, { ...nothing, submissions: begun })).toBeUndefined();
    const finished = [...begun, done({ at: 8 })];
    expect(completionOf(changed, { ...nothing, submissions: finished })).toMatchObject({ since: 0 });
  });

  test('apply to participants who begin later', () => {
    const changed = element(1, one, [7, two]);
    expect(completionOf(changed, { ...nothing, submissions: [done({ at: 7 })] })).toBeUndefined();
  });

  test('that are easier complete begun work', () => {
    const changed = element(1, three, [7, one]);
    expect(completionOf(changed, { ...nothing, submissions: [done({ at: 6 })] })).toMatchObject({ since: 7 });
  });

  test('keep work completed that met rules in between', () => {
    const changed = element(1, two, [7, one], [9, three]);
    expect(completionOf(changed, { ...nothing, submissions: [done({ at: 6 })] })).toMatchObject({ since: 7 });
    expect(completionOf(changed, { ...nothing, submissions: [done({ at: 9 })] })).toBeUndefined();
  });

  test('of a goal keep work completed that met the earlier rules', () => {
    const goal = (target: number) => ({ type: 'goal', target, conditions: [] }) as const;
    const talk = (n: number, at: number) => ({ sessionId: idFor(n), elementId: idFor(1), at, score: 7 });
    const changed = element(1, goal(2), [7, goal(1)], [9, goal(3)]);
    expect(completionOf(changed, { ...nothing, counted: [talk(1, 6)] })).toMatchObject({ since: 7 });
    expect(completionOf(changed, { ...nothing, counted: [talk(1, 9)] })).toBeUndefined();
    expect(completionOf(changed, { ...nothing, counted: [talk(1, 6), talk(2, 9)] })?.sessionIds).toEqual([idFor(1)]);
  });

  test('keep an element optional for participants who joined before', () => {
    const changed = element(1, presentation({ requiredSubmissions: 0 }), [7, one]);
    expect(completionOf(changed, nothing)).toMatchObject({ since: 0 });
    expect(completionOf(changed, { ...nothing, joinedAt: 7 })).toBeUndefined();
  });

  test('of VR training keep an earlier score sufficient', () => {
    const changed = element(1, { type: 'vr_training', requiredScore: 6 }, [
      7,
      { type: 'vr_training', requiredScore: 8 },
    ]);
    expect(completionOf(changed, { ...nothing, submissions: [done({ at: 6, score: 7 })] })).toMatchObject({ since: 0 });
  });

  test('have an impact that is known in advance', () => {
    const before = element(1, two);
    const impact = (rules: ElementRules, count: number) =>
      impactOf(before, rules, { ...nothing, submissions: Array.from({ length: count }, () => done()) });
    expect([0, 1, 2, 3].map((count) => impact(three, count))).toEqual([
      'stays_open',
      'stays_open',
      'keeps',
      'stays_completed',
    ]);
    expect([0, 1, 2].map((count) => impact(one, count))).toEqual(['stays_open', 'completes', 'stays_completed']);
  });
});

describe('an element that is not completed', () => {
  test('is skipped if the participant skipped it', () => {
    const work = { ...nothing, submissions: [done({ skipped: true })] };
    expect(stateOf(element(1, readText), work, nobody)).toBe('skipped');
    expect(stateOf(element(1, readText), { ...nothing, submissions: [...work.submissions, done()] }, nobody)).toBe(
      'completed',
    );
    const other = { ...nothing, submissions: [done({ elementId: idFor(2), skipped: true })] };
    expect(stateOf(element(1, readText), other, nobody)).toBe('active');
    expect(
      stateOf(element(1, presentation({ requiredSubmissions: 2 })), { ...nothing, submissions: [done()] }, nobody),
    ).toBe('active');
  });

  test('waits while nobody else shares a submission for feedback', () => {
    const feedback = element(1, { type: 'give_feedback', forElement: idFor(9) });
    expect(stateOf(feedback, nothing, nobody)).toBe('waiting');
    expect(stateOf(feedback, nothing, { shared: new Set([idFor(8)]) })).toBe('waiting');
    expect(stateOf(feedback, nothing, { shared: new Set([idFor(9)]) })).toBe('active');
  });

  test('waits while nobody has given feedback', () => {
    const feedback = element(1, { type: 'watch_feedback' });
    expect(stateOf(feedback, nothing, nobody)).toBe('waiting');
    expect(stateOf(feedback, { ...nothing, hasFeedback: true }, nobody)).toBe('active');
  });

  test('is active otherwise', () => expect(stateOf(element(1, readText), nothing, nobody)).toBe('active'));
});

describe('the standing of a participant', () => {
  const seminar = outline(
    9,
    [element(1, readText), element(2, { type: 'watch_feedback' })],
    [],
    [element(3, readText)],
  );
  const did = (...elements: number[]) => ({
    ...nothing,
    submissions: elements.map((n) => done({ elementId: idFor(n) })),
  });
  const at = (work: Work) => standingOf(seminar, work, nobody);

  test('is at the first active element', () => {
    expect(at(nothing).position).toEqual({ blockId: idFor(1_000), elementId: idFor(1) });
    expect(at(did(1)).position).toEqual({ blockId: idFor(1_002), elementId: idFor(3) });
  });

  test('is at the last element if none is active', () =>
    expect(at(did(1, 3)).position).toEqual({ blockId: idFor(1_002), elementId: idFor(3) }));

  const none = { states: {}, lockedBy: {}, position: null, progress: 0 };
  test('has no position in a seminar without blocks or elements', () => {
    expect(standingOf(outline(0), nothing, nobody)).toEqual(none);
    expect(standingOf(outline(0, [], []), nothing, nobody)).toEqual(none);
  });

  test('has the share of completed elements as progress', () => {
    expect(at(nothing).progress).toBe(0);
    expect(at(did(1)).progress).toBeCloseTo(1 / 3);
    expect(
      at({ ...did(1), submissions: [...did(1).submissions, done({ elementId: idFor(3), skipped: true })] }).progress,
    ).toBeCloseTo(1 / 3);
  });

  test('locks the elements after an active one, and no others', () => {
    expect(at(nothing).lockedBy).toEqual({ [idFor(2)]: idFor(1), [idFor(3)]: idFor(1) });
    expect(at(did(1)).lockedBy).toEqual({});
  });

  test('keeps reached elements open when others make an earlier element possible', () => {
    const withFeedback = outline(9, [
      ...[element(1, readText), element(2, { type: 'give_feedback', forElement: idFor(9) })],
      ...[element(3, readText), element(4, readText)],
    ]);
    const others = { shared: new Set([idFor(9)]) };
    const stands = (work: Work) => standingOf(withFeedback, work, others);
    expect(stands(did(1))).toMatchObject({ lockedBy: { [idFor(4)]: idFor(3) }, position: { elementId: idFor(2) } });
    expect(stands(did(1)).lockedBy[idFor(3)]).toBeUndefined();
    // A participant who has moved on is not sent back.
    expect(stands(did(1, 3))).toMatchObject({ lockedBy: {}, position: { elementId: idFor(4) } });
    expect(stands(did(1, 3, 4)).position?.elementId).toBe(idFor(2));
  });

  test('keeps reached elements open when the owner adds an earlier element', () => {
    const added = { id: idFor(2), versions: [{ since: 8, rules: readText }] } as const;
    const grown = outline(8, [element(1, readText), added, element(3, readText), element(4, readText)]);
    expect(standingOf(grown, did(1), nobody)).toMatchObject({
      lockedBy: { [idFor(4)]: idFor(3) },
      position: { elementId: idFor(2) },
    });
    const later = [done({ elementId: idFor(1) }), done({ elementId: idFor(3), at: 8 })];
    expect(standingOf(grown, { ...nothing, submissions: later }, nobody).lockedBy).toEqual({ [idFor(4)]: idFor(2) });
  });

  test('is never locked by feedback that waits to be watched', () => {
    const seen = { ...nothing, hasFeedback: true, submissions: [done()] };
    const stands = standingOf(seminar, seen, nobody);
    expect(stands.states[idFor(2)]).toBe('active');
    expect(stands.lockedBy).toEqual({});
  });

  test('locks nothing behind an element that waits for others', () => {
    const waiting = outline(9, [element(1, readText), element(2, { type: 'watch_feedback' })]);
    expect(standingOf(waiting, did(1), nobody).lockedBy).toEqual({});
  });

  test('keeps elements open that were open in an earlier order, for participants who joined before', () => {
    const [first, second, third] = [element(1, readText), element(2, readText), element(3, readText)];
    const elementIds = [idFor(3), idFor(1), idFor(2)];
    const reordered = (until: number) => ({
      ...outline(9, [first, second, third]),
      earlierOrders: [{ until, elementIds }],
    });
    const locked = (until: number) => Object.keys(standingOf(reordered(until), nothing, nobody).lockedBy);
    expect(locked(6)).toEqual([idFor(2)]);
    expect(locked(5)).toEqual([idFor(2), idFor(3)]);
  });

  test('is rounded down to whole percent, and reaches 100 only at the end', () =>
    expect([0, 9 / 11, 0.29, 299 / 300, 1].map(percentOf)).toEqual([0, 81, 29, 99, 1 * 100]));
});

function done(change: Partial<DoneWork> = {}): DoneWork {
  return { id: idFor(77), elementId: idFor(1), at: 6, skipped: false, isShared: false, score: null, ...change };
}
