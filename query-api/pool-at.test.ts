import { expect, test } from 'vitest';
import { areasIn } from './pool-at.ts';

test('a statement waits for the areas whose tables it names, each once', () => {
  const sql = `select g.name, (select count(*) from groups.member m where m.group_id = g.id) from groups.group_list g
    left join users.user_account u on u.id = g.owner_id join ops.last_seen s on s.user_id = u.id`;
  expect(areasIn(sql)).toEqual(['groups', 'users']);
});

test('a look at the checkpoint of an area waits for nothing', () => {
  expect(areasIn('select min(position) from users.checkpoint')).toEqual([]);
});
