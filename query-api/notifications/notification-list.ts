import type { Pool } from 'pg';
import { type Notification, neverChecked, notificationList } from '#domain/notifications/contract/calls.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';

const most = 100;

const columns = `n.id, n.at as date, n.type, n.concerns, n.concerns ->> 'submissionId' as "submissionId",
  case when a.id is not null then json_build_object(
    'id', a.id, 'username', a.username, 'firstname', a.first_name, 'lastname', a.last_name, 'name', ${nameOf('a')}) end as "user",
  coalesce(
    (select nullif(g.title, '') from goals.goal_list g where g.id = n.concerns ->> 'goalId'),
    (select m.subject from meetings.meeting_list m
      where m.id = n.concerns ->> 'meetingId' and m.people @> array[n.owner_id]),
    (select s.name from sessions.session_list s where s.id = n.concerns ->> 'sessionId' and s.owner_id = n.owner_id)) as title`;
const named = 'from notifications.notification_list n left join users.user_account a on a.id = n.by_id';

export const notificationListQuery = query(notificationList, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const [{ rows: notifications }, { rows: inbox }] = await Promise.all([
      pool.query<Notification>(
        // Leaves out types that the person has turned off for the bell.
        `select ${columns} ${named}
           left join notifications.inbox i on i.user_id = n.owner_id
          where n.owner_id = $1 and coalesce((i.settings -> 'types' -> n.type ->> 'bell')::boolean, true)
          order by n.at desc, n.id desc limit ${most}`,
        [userId()],
      ),
      pool.query<{ checkedAt: string | null }>(
        'select checked_at as "checkedAt" from notifications.inbox where user_id = $1',
        [userId()],
      ),
    ]);
    return { notifications, lastChecked: inbox[0]?.checkedAt ?? neverChecked };
  },
});

/** Notifications for a push to their owner. */
export async function findNotifications(pool: Pool, ids: readonly string[]): Promise<readonly Notification[]> {
  const { rows } = await pool.query<Notification>(`select ${columns} ${named} where n.id = any($1) order by n.at`, [
    ids,
  ]);
  return rows;
}
