import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { poolWithReads, readModelsIn } from './reads.ts';

const names = new Map([
  ['groups.member', 'group-members'],
  ['groups.group_list', 'group-list'],
  ['users.user_account', 'user-account'],
]);

test('finds the read models whose tables a statement names, each once', () => {
  const sql = `select g.name, (select count(*) from groups.member m where m.group_id = g.id) from groups.group_list g
    where exists (select from groups.member one where one.group_id = g.id)`;
  expect(readModelsIn(sql, names)).toEqual(['group-members', 'group-list']);
});

test('ignores columns, other tables and checkpoints', () => {
  const sql = `select member.id, users.member, l.user_account from ops.job member, groups.checkpoint users, groups.members l`;
  expect(readModelsIn(sql, names)).toEqual([]);
});

test('collects the read models of every statement, in every form of call', async () => {
  const reads = new Set<string>();
  const ran: unknown[] = [];
  const query = async (...statement: readonly unknown[]) => ran.push(statement);
  const pool = poolWithReads({ query } as unknown as Pool, names, reads);
  await pool.query('select 1 from groups.member where person_id = $1', ['ada']);
  await pool.query({ name: 'people', text: 'select id from users.user_account', values: [] });
  expect([...reads]).toEqual(['group-members', 'user-account']);
  expect(ran).toHaveLength(2);
});
