import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import type { RosterEvent } from './events.ts';
import { idFor } from './outline-for-test.ts';
import { learnerDecider, othersOf, rosterDecider } from './roster.ts';

const given = specFor(rosterDecider);
const [ada, bob] = [idFor(0xa), idFor(0xb)];
const listed: RosterEvent = { type: 'ParticipantListed', data: { participantId: ada } };
const shown = (n: number, participantId = ada): RosterEvent => ({
  type: 'SubmissionShown',
  data: { submissionId: idFor(n), elementId: idFor(1), participantId },
});
const hidden = (n: number): RosterEvent => ({ ...shown(n), type: 'SubmissionHidden' }) as RosterEvent;
const show = (...ids: number[]) =>
  ({
    type: 'ShowSubmissions',
    data: { participantId: ada, submissions: ids.map((n) => ({ id: idFor(n), elementId: idFor(1) })) },
  }) as const;

test('a participant is listed once, and removed after leaving', () => {
  const list = { type: 'ListParticipant', data: { participantId: ada } } as const;
  given().when(list).thenEmits(listed);
  given(listed).when(list).thenNothing();
  const unlist = { type: 'UnlistParticipant', data: { participantId: ada } } as const;
  const unlisted: RosterEvent = { type: 'ParticipantUnlisted', data: { participantId: ada } };
  given(listed, shown(1), shown(2, bob)).when(unlist).thenEmits(hidden(1), unlisted);
  given(listed, unlisted).when(unlist).thenNothing();
});

test('shows only the submissions that a participant shares', () => {
  given(listed).when(show(1, 2)).thenEmits(shown(1), shown(2));
  given(listed, shown(1), shown(3, bob)).when(show(2)).thenEmits(hidden(1), shown(2));
  given(listed, shown(1)).when(show(1)).thenNothing();
  given(listed, shown(1), shown(2), hidden(1)).when(show(1, 2)).thenEmits(shown(1));
  given(listed, shown(1), hidden(1)).when(show()).thenNothing();
});

test('finds the submissions that others share, without one’s own', () => {
  const roster = [listed, shown(1), shown(2, bob)].reduce(rosterDecider.evolve, rosterDecider.initialState);
  expect(othersOf(roster, idFor(0xc)).shared).toEqual(new Set([idFor(1)]));
  const alone = [listed, shown(1)].reduce(rosterDecider.evolve, rosterDecider.initialState);
  expect(othersOf(alone, ada).shared).toEqual(new Set());
  expect(othersOf(alone, bob).shared).toEqual(new Set([idFor(1)]));
});

test('a person enters a seminar once and leaves it once', () => {
  const seminarId = idFor(1);
  const [enter, leave] = [
    { type: 'EnterSeminar', data: { seminarId } } as const,
    { type: 'LeaveSeminar', data: { seminarId } } as const,
  ];
  const [entered, left] = [
    { type: 'SeminarEntered', data: { seminarId } } as const,
    { type: 'SeminarLeft', data: { seminarId } } as const,
  ];
  const learner = specFor(learnerDecider);
  learner().when(enter).thenEmits(entered);
  learner(entered).when(enter).thenNothing();
  learner(entered).when(leave).thenEmits(left);
  learner(entered, left).when(leave).thenNothing();
  const other = { type: 'SeminarEntered', data: { seminarId: idFor(2) } } as const;
  learner(other).when(enter).thenEmits(entered);
  learner(other, entered, left).when({ type: 'EnterSeminar', data: other.data }).thenNothing();
  learner(other, entered, left).when(enter).thenEmits(entered);
});
