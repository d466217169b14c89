import { goalList } from '#domain/goals/contract/calls.ts';
import { dueDateOf } from '#domain/goals/contract/conditions.ts';
import type { GoalEvent } from '#domain/goals/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './followed.ts';

type Rules = Pick<Extract<GoalEvent, { type: 'GoalChanged' }>['data'], 'title' | 'target' | 'conditions'>;
type Row = Readonly<{
  id: string;
  owner_id: string;
  title: string;
  target: number;
  conditions: Rules['conditions'];
  due_at: string | null;
  /** The first value of `due_at`. */
  first_due_at: string | null;
  created_at: string;
}>;

export const goalListModel: ReadModel<Followed, Row> = {
  name: goalList.name,
  table: 'goal_list',
  key: 'id',
  ddl: `create table goal_list (
      id text primary key, owner_id text not null, title text not null, target int not null, conditions jsonb not null,
      due_at timestamptz, first_due_at timestamptz, created_at timestamptz not null);
    create index on goal_list (owner_id)`,
  audience: { kind: 'goal_owner', id: 'id', person: 'owner_id' },

  personal: { of: 'owner_id', leaves: { title: '' } },
  keys: ({ stream }) => (isStreamOf('goal', stream) ? [idOf(stream)] : []),
  readers: ({ id, owner_id }) => [owner_id, `goal:${id}`],

  fold(row, event) {
    if (event.type === 'GoalRemoved') return undefined;
    if (event.type === 'GoalCreated') {
      const { ownerId, ...rules } = event.data;
      const shown = shownOf(rules);
      const begun = { first_due_at: shown.due_at, created_at: event.metadata.at };
      return { id: idOf(event.stream), owner_id: ownerId, ...shown, ...begun };
    }
    if (event.type !== 'GoalChanged' || !row) return row;
    const shown = shownOf(event.data);
    return { ...row, ...shown, first_due_at: row.first_due_at ?? shown.due_at };
  },
};

function shownOf({ title, target, conditions }: Rules) {
  return { title: isErased(title) ? '' : title, target, conditions, due_at: dueDateOf(conditions) };
}
