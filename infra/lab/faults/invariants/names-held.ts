import type { Pool } from 'pg';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ReservationEvent } from '#domain/users/reservations/events.ts';
import type { LogCheck } from './verdict.ts';

type Held = Readonly<{ id: string; ownerId: string; position: bigint }>;

/** Part of I6: every owner of a reserved value has an account (or a check of the reservation is pending), and every account has credentials. */
export async function namesCheck(pool: Pool): Promise<LogCheck> {
  const checkpoint = await pool.query<{ position: string }>(
    `select position from ops.reaction_checkpoint where name = 'reservations'`,
  );
  const reached = BigInt(checkpoint.rows[0]?.position ?? 0);
  const { rows } = await pool.query<{ key: string }>(
    `select key from ops.job where kind = 'reservation' and state in ('queued', 'running')`,
  );
  const lookedAtLater = new Set(rows.map(({ key }) => key));
  const held = new Map<string, Held>();
  const users = new Set<string>();
  return {
    see(event) {
      if (event.type === 'UserRegistered') users.add(idOf(event.stream));
      if (event.type === 'UserErased') users.delete(idOf(event.stream));
      if (event.type === 'ValueReleased') held.delete(event.stream);
      if (event.type !== 'ValueReserved') return;
      const { id, position, data } = event as Recorded<Extract<ReservationEvent, { type: 'ValueReserved' }>>;
      held.set(event.stream, { id, ownerId: data.ownerId, position });
    },
    async verdict() {
      const abandoned = [...held].filter(
        ([, { id, ownerId, position }]) => !users.has(ownerId) && position <= reached && !lookedAtLater.has(id),
      );
      const withPassword = await pool.query<{ id: string }>('select user_id as id from ops.credential');
      const credentials = new Set(withPassword.rows.map(({ id }) => id));
      const wrong = [
        ...abandoned.map(([stream]) => `${stream} is held for somebody who never came`),
        ...[...users].filter((id) => !credentials.has(id)).map((id) => `user ${id} has no password`),
      ];
      return { invariant: 'I6 every name is held by who registered', checked: held.size + users.size, wrong };
    },
  };
}
