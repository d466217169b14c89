import type { Pool, PoolClient } from 'pg';
import {
  CheckpointMoved,
  type LateLog,
  lateCheckpoints,
  type Move,
  type NotMoved,
} from '#infra/postgres/late-checkpoints.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Consequences } from './consequences.ts';
import { enqueueAll } from './queue.ts';

/** Consequences of consecutive events. */
type Group = readonly Consequences[];

/**
 * Stores the consequences of the events of the move, each group in one transaction with its part of the move. If a group
 * fails, its events are stored one by one, so one bad event does not lose the others.
 * @throws CheckpointMoved
 */
export async function keep(groups: readonly Group[], move: Move, pool: Pool): Promise<void> {
  if (groups.length === 0) return passOver(pool, move);
  let { after } = move;
  for (const [index, group] of groups.entries()) {
    const last = index === groups.length - 1 ? undefined : group.at(-1);
    const own = { ...move, after, position: last?.event.position ?? move.position };
    await keepTogether(group, own, pool).catch((error: unknown) => {
      if (error instanceof CheckpointMoved || group.length === 1) throw error;
      const each = group.map((one) => [one]);
      return keep(each, own, pool);
    });
    after = own.position;
  }
}

/** Groups jobs of consecutive events. Other writes get their own group: they may hold locks that others wait for. */
export function groupsOf(found: readonly Consequences[]): readonly Group[] {
  const groups: Consequences[][] = [];
  for (const one of found) {
    const isJobsOnly = one.writes.length === 0;
    if (isJobsOnly && one.jobs.length === 0) continue;
    const last = groups.at(-1);
    if (isJobsOnly && last?.[0]?.writes.length === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function keepTogether(group: Group, move: Move, pool: Pool): Promise<void> {
  return inTransaction(pool, async (client) => {
    await compareAndSet(client, move, moved);
    await enqueueAll(
      client,
      group.flatMap(({ jobs }) => jobs),
    );
    for (const write of group.flatMap(({ writes }) => writes)) await write(client);
  });
}

const passOver = (pool: Pool, move: Move) => compareAndSet(pool, move, passedOver);

/** The delayed moves of all reactions of a process. */
export const lateReactions = ({ pool, log }: Readonly<{ pool: Pool; log: LateLog }>) =>
  lateCheckpoints<Move>({ passAllOver: (moves) => passAllOver(pool, moves), log });

/**
 * Moves the checkpoints of many reactions together. No event between `after` and `position` of a move concerns its reaction, so
 * the move is valid from any checkpoint in between. Skips a checkpoint that another process is moving. Returns the checkpoints
 * that did not move.
 */
async function passAllOver(pool: Pool, moves: readonly Move[]): Promise<readonly NotMoved[]> {
  const column = <Key extends keyof Move>(key: Key) => moves.map((move) => move[key]);
  const { rows } = await pool.query<NotMoved>({
    name: 'pass-reactions',
    text: `with move as (select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::uuid[]) move (name, after, position, log)),
      free as (select name from ops.reaction_checkpoint where name = any ($1) order by name for update skip locked),
      moved as (
        update ops.reaction_checkpoint stored set position = move.position, log = move.log
          from move, set_config('synchronous_commit', 'off', true)
         where stored.name = move.name and stored.name in (select name from free) and stored.position >= move.after and stored.position < move.position
           and (stored.log is null or stored.log = move.log))
      select name, stored.position < move.after as "isSetBack" from ops.reaction_checkpoint stored join move using (name)
       where stored.position < move.after or (stored.position < move.position and name not in (select name from free))`,
    values: [column('name'), column('after'), column('position'), column('log')],
  });
  return rows;
}

const statement = (name: string, condition: string) => ({
  name,
  text: `update ops.reaction_checkpoint set position = $3, log = $4
    where name = $1 and position = $2 and (log is null or log = $4) and ${condition}`,
});
const moved = statement('move-reaction', 'true');
/** Commits without a flush: if a crash loses the move, the events are passed over again. */
const passedOver = statement('pass-reaction', `set_config('synchronous_commit', 'off', true) is not null`);

/** Within a transaction, this locks the checkpoint's row until the end. */
async function compareAndSet(db: Pool | PoolClient, { name, after, position, log }: Move, set: typeof moved) {
  const { rowCount } = await db.query({ ...set, values: [name, after, position, log] });
  if (rowCount === 0) throw new CheckpointMoved(`reaction ${name} is not at ${after} any more`);
}
