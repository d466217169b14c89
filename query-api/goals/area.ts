import type { goalsArea } from '#domain/goals/area.ts';
import type { QueryArea } from '../query-area.ts';
import { assignableUsersQuery } from './assignable-users.ts';
import { goalDetailQuery } from './goal-detail.ts';
import { goalListQuery } from './goal-list.ts';

export const goals: QueryArea<typeof goalsArea> = () => ({
  goalList: goalListQuery,
  goalDetail: goalDetailQuery,
  assignableUsers: assignableUsersQuery,
});
