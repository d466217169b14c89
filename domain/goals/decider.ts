import { changedBy } from '#domain/kernel/changed-by.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { dueDateOf, type Goal, type GoalCondition } from './contract/conditions.ts';
import type { GoalEvent } from './events.ts';

type Rules = Goal & Readonly<{ title: string }>;
/** A field that is left out keeps its value. `dueDate`: ISO 8601; null removes it. */
type Change = Readonly<{
  title?: string | undefined;
  target?: number | undefined;
  conditions?: readonly GoalCondition[] | undefined;
  dueDate?: string | null | undefined;
}>;
/** Null before the goal is created, and after it was removed. */
export type SetGoal = (Rules & Readonly<{ ownerId: string; people: readonly string[] }>) | null;

/** `mayAssign`: the people to whom the caller may assign a goal. */
type Asking = Readonly<{ askedBy: string; mayAssign: readonly string[] }>;
export type GoalCommand =
  | Message<'CreateGoal', Rules & Asking & Readonly<{ personIds: readonly string[] }>>
  | Message<'ChangeGoal', Change & Readonly<{ askedBy: string }>>
  | Message<'AssignPerson', Asking & Readonly<{ personId: string }>>
  | Message<'UnassignPerson', Readonly<{ askedBy: string; personId: string }>>
  | Message<'RemoveGoal', Readonly<{ askedBy: string }>>;

export const goalDecider: Decider<SetGoal, GoalCommand, GoalEvent> = {
  initialState: null,

  decide(command, goal, now) {
    if (command.type === 'CreateGoal') return goal ? [] : created(command.data, now);
    if (!goal) return refuse('goal_not_found');
    switch (command.type) {
      case 'ChangeGoal':
        return changed(command.data, goal, now);
      case 'AssignPerson': {
        const { askedBy, personId, mayAssign } = command.data;
        // Repeating the assignment changes nothing.
        if (goal.people.includes(personId) && askedBy === personId) return [];
        refuseOthers(goal, askedBy);
        if (!mayAssign.includes(personId)) refuse('user_not_found');
        return goal.people.includes(personId) ? [] : [{ type: 'PersonAssigned', data: { personId } }];
      }
      case 'UnassignPerson':
        return unassigned(command.data, goal);
      case 'RemoveGoal':
        refuseOthers(goal, command.data.askedBy);
        return [{ type: 'GoalRemoved', data: {} }];
    }
  },

  evolve(goal, event) {
    if (event.type === 'GoalCreated') {
      const { ownerId, title, target, conditions, personIds } = event.data;
      return { ownerId, title, target, conditions, people: personIds };
    }
    if (event.type === 'GoalRemoved' || !goal) return null;
    switch (event.type) {
      case 'GoalChanged':
        return { ...goal, ...event.data };
      case 'PersonAssigned':
        return { ...goal, people: [...goal.people, event.data.personId] };
      case 'PersonUnassigned':
        return { ...goal, people: goal.people.filter((id) => id !== event.data.personId) };
      default:
        return goal;
    }
  },
};

type DataOf<Type extends GoalCommand['type']> = Extract<GoalCommand, { type: Type }>['data'];

function created({ askedBy, mayAssign, personIds, ...rules }: DataOf<'CreateGoal'>, now: Date): readonly GoalEvent[] {
  if (personIds.length === 0) refuse('invalid_input', 'assignedUsers');
  if (!personIds.every((id) => mayAssign.includes(id))) refuse('user_not_found', 'assignedUsers');
  refuseRepeated(rules.conditions);
  refusePast(rules.conditions, now);
  return [{ type: 'GoalCreated', data: { ownerId: askedBy, ...stored(rules), personIds: [...new Set(personIds)] } }];
}

function changed({ askedBy, ...change }: DataOf<'ChangeGoal'>, goal: NonNullable<SetGoal>, now: Date) {
  refuseOthers(goal, askedBy);
  const rules = rulesAfter(change, goal);
  refuseRepeated(rules.conditions);
  if (dueDateOf(rules.conditions) !== dueDateOf(goal.conditions)) refusePast(rules.conditions, now);
  const [before, after] = [stored(goal), stored(rules)];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ type: 'GoalChanged', data: after } as const];
}

/** In an edit the date is a separate field, although it is one of the conditions. */
function rulesAfter({ dueDate, ...change }: Change, goal: NonNullable<SetGoal>): Rules {
  const rules = changedBy(stored(goal), change as Partial<ReturnType<typeof stored>>);
  const isDate = ({ type }: GoalCondition) => type === 'due_date';
  if (dueDate && change.conditions?.some(isDate)) refuse('invalid_input', 'dueDate');
  const kept = dueDate === undefined && !rules.conditions.some(isDate) ? goal.conditions.filter(isDate) : [];
  const others = dueDate === undefined ? rules.conditions : rules.conditions.filter((condition) => !isDate(condition));
  const due = dueDate ? [{ type: 'due_date', value: new Date(dueDate).toISOString() } as const] : kept;
  return { ...rules, conditions: [...others, ...due] };
}

/** Removes a person; the goal's owner or the person may do it. The owner cannot remove the last person, and should remove the goal instead. */
function unassigned({ askedBy, personId }: DataOf<'UnassignPerson'>, goal: NonNullable<SetGoal>): readonly GoalEvent[] {
  const isThere = goal.people.includes(personId);
  if (!(isThere && askedBy === personId)) refuseOthers(goal, askedBy);
  if (!isThere) return [];
  if (askedBy === goal.ownerId && goal.people.length === 1) refuse('goal_needs_person', 'assignedUsers');
  return [{ type: 'PersonUnassigned', data: { personId } }];
}

/** Outsiders do not learn that the goal exists. */
function refuseOthers({ ownerId }: NonNullable<SetGoal>, askedBy: string): void {
  if (ownerId !== askedBy) refuse('goal_not_found');
}

function refuseRepeated(conditions: readonly GoalCondition[]): void {
  if (new Set(conditions.map(({ type }) => type)).size < conditions.length) refuse('invalid_input', 'conditions');
}

function refusePast(conditions: readonly GoalCondition[], now: Date): void {
  const due = dueDateOf(conditions);
  if (due !== null && Date.parse(due) <= now.getTime()) refuse('invalid_input', 'dueDate');
}

const stored = ({ title, target, conditions }: Rules) => ({ title, target, conditions: [...conditions] });
