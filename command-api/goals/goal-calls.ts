import type * as z from 'zod/mini';
import { type Log, peopleLedBy } from '#command-api/groups/for-others.ts';
import { type goalCommands, usesGoals } from '#domain/goals/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools, Send } from '../command-area.ts';
import { followingOf, goalHistory, toGoal, toPractice } from './stored-goal.ts';

/** The people to whom a person may assign a goal: themselves, and the members of groups that they lead. */
const assignableBy = async (log: Log, personId: string): Promise<readonly string[]> => [
  personId,
  ...(await peopleLedBy(log, personId)),
];

const allow = permitted(usesGoals);
/** The call itself gives the creator their own goal, so that they see it immediately. Other people get theirs from the events. */
const claims = 'before';

export function goalCalls(tools: CommandTools): CommandHandlers<typeof goalCommands> {
  const { store } = tools;

  async function follow(send: Send, goalId: string, personId: string) {
    const command = followingOf(await goalHistory(store, goalId), goalId, personId);
    if (command) await send(toPractice(personId, command), 'follow');
  }

  return {
    CreateGoal: {
      ...{ allow, claims },
      async run({ body: { assignedUsers, ...body }, principal, cause, send }) {
        const [askedBy, id] = [principal().id, derivedId(cause.commandId, 'goal')];
        const mayAssign = await assignableBy(tools, askedBy);
        const data = { ...rulesOf(body), askedBy, mayAssign, personIds: assignedUsers ?? [askedBy] };
        await send(toGoal(id, { type: 'CreateGoal', data }));
        await follow(send, id, askedBy);
        return { id };
      },
    },
    ChangeGoal: {
      ...{ allow, claims },
      async run({ params: { id }, body, principal, send }) {
        const askedBy = principal().id;
        await send(toGoal(id, { type: 'ChangeGoal', data: { ...body, askedBy } }));
        await follow(send, id, askedBy);
      },
    },
    RemoveGoal: {
      ...{ allow, claims },
      async run({ query: { goalId }, principal, send }) {
        const askedBy = principal().id;
        await send(toGoal(goalId, { type: 'RemoveGoal', data: { askedBy } }));
        await send(toPractice(askedBy, { type: 'DropGoal', data: { goalId } }), 'drop');
      },
    },
    AssignUser: {
      ...{ allow, claims },
      async run({ params: { id }, body, principal, send }) {
        const askedBy = principal().id;
        const data = { askedBy, personId: body?.userId ?? askedBy, mayAssign: await assignableBy(tools, askedBy) };
        await send(toGoal(id, { type: 'AssignPerson', data }));
        await follow(send, id, askedBy);
      },
    },
    CelebrateGoal: {
      allow,
      run: ({ params: { id }, principal, send }) =>
        send(toPractice(principal().id, { type: 'CelebrateGoal', data: { goalId: id } })),
    },
    UnassignUser: {
      ...{ allow, claims },
      async run({ params: { id, userId }, principal, send }) {
        const askedBy = principal().id;
        await send(toGoal(id, { type: 'UnassignPerson', data: { askedBy, personId: userId } }));
        await send(toPractice(userId, { type: 'DropGoal', data: { goalId: id } }), 'drop');
      },
    },
  };
}

type Body = Omit<z.output<(typeof goalCommands)['CreateGoal']['body']>, 'assignedUsers'>;

/** The due date is stored as one of the conditions. */
function rulesOf({ title, target, conditions, dueDate }: Body) {
  if (!dueDate) return { title, target, conditions };
  if (conditions.some(({ type }) => type === 'due_date')) refuse('invalid_input', 'dueDate');
  const due = { type: 'due_date', value: new Date(dueDate).toISOString() } as const;
  return { title, target, conditions: [...conditions, due] };
}
