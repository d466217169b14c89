import { dueDateOf } from '#domain/goals/contract/conditions.ts';
import type { PracticeEvent } from '#domain/goals/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './followed.ts';

type Row = Readonly<{
  goal_id: string;
  user_id: string;
  since: string;
  target: number;
  conditions: Extract<PracticeEvent, { type: 'GoalTaken' }>['data']['conditions'];
  due_at: string | null;
  is_reached: boolean;
  /** When the goal was reached, until the start page has shown it. */
  to_celebrate: string | null;
  /** The reminders sent for the current due date. */
  reminded: readonly string[];
}>;

/** A goal as one person pursues it. */
export const pursuitModel: ReadModel<Followed, Row> = {
  name: 'pursuit',
  table: 'pursuit',
  key: ['goal_id', 'user_id'],
  ddl: `create table pursuit (
      goal_id text, user_id text, since timestamptz not null, target int not null, conditions jsonb not null,
      due_at timestamptz, is_reached boolean not null, to_celebrate timestamptz, reminded jsonb not null, primary key (goal_id, user_id));
    create index on pursuit (user_id);
    create index on pursuit (due_at) where not is_reached`,
  audience: { kind: 'goal', id: 'goal_id', person: 'user_id' },

  personal: { of: 'user_id', leaves: 'nothing' },
  keys: ({ stream, data }) => (isStreamOf('practice', stream) && 'goalId' in data ? [[data.goalId, idOf(stream)]] : []),
  readers: ({ goal_id, user_id }) => [user_id, `goal_owner:${goal_id}`],

  fold(row, event) {
    switch (event.type) {
      case 'GoalTaken': {
        const { goalId, since, target, conditions } = event.data;
        const begun = { since, due_at: dueDateOf(conditions), is_reached: false, to_celebrate: null, reminded: [] };
        return { goal_id: goalId, user_id: idOf(event.stream), target, conditions, ...begun };
      }
      case 'GoalDropped':
        return undefined;
      case 'GoalAdjusted': {
        const { target, conditions, isStillReached } = event.data;
        const due_at = dueDateOf(conditions);
        const reminded = due_at === row?.due_at ? row.reminded : [];
        return (
          row && {
            ...row,
            target,
            conditions,
            due_at,
            is_reached: isStillReached,
            reminded,
            ...(!isStillReached && { to_celebrate: null }),
          }
        );
      }
      case 'GoalReached':
        return row && { ...row, is_reached: true, to_celebrate: event.metadata.at };
      case 'GoalCelebrated':
        return row && { ...row, to_celebrate: null };
      case 'GoalReminded':
        return row && { ...row, reminded: [...row.reminded, event.data.reminder] };
      default:
        return row;
    }
  },
};
