import { expect, test } from 'vitest';
import { areasIn } from './pool-at.ts';

test('finds the areas whose tables a statement names, each once', () => {
  const sql = `select g.name, (select count(*) from groups.member m where m.group_id = g.id) from groups.group_list g
    left join users.user_account u on u.id = g.owner_id join ops.last_seen s on s.user_id = u.id`;
  expect(areasIn(sql)).toEqual(['groups', 'users']);
});

test('ignores checkpoints of areas', () => {
  expect(areasIn('select min(position) from users.checkpoint')).toEqual([]);
});
