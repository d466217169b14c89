import type { PersonalGoal } from '#domain/goals/contract/calls.ts';

/** A goal of a seminar is worked at in there. */
export const goalHref = ({ id, seminarId }: Pick<PersonalGoal, 'id' | 'seminarId'>): string =>
  seminarId === null ? `/goals/${id}` : `/seminars/dashboard/${seminarId}`;
