import type { PersonalGoal } from '#domain/goals/contract/calls.ts';

/** A seminar's goal opens in the seminar. */
export const goalHref = ({ id, seminarId }: Pick<PersonalGoal, 'id' | 'seminarId'>): string =>
  seminarId === null ? `/goals/${id}` : `/seminars/dashboard/${seminarId}`;
