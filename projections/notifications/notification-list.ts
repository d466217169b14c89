import { idOf } from '#domain/kernel/ids.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  owner_id: string;
  at: string;
  type: string;
  by_id: string | null;
  concerns: Readonly<Record<string, string>>;
}>;

/** The list shows 100 notifications; types that are switched off in the bell do not count. */
const kept = 200;
const keptDays = 90;

/** The latest notifications of each person. The log keeps every one. */
export const notificationListModel: ReadModel<NotificationEvent | UserEvent, Row> = {
  name: notificationList.name,
  table: 'notification_list',
  key: 'id',
  ddl: `create table notification_list (
      id text primary key, owner_id text not null, at timestamptz not null, type text not null, by_id text,
      concerns jsonb not null);
    create index on notification_list (owner_id, at desc, id desc)`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: (event) => (event.type === 'NotificationReceived' ? [event.data.notificationId] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    if (event.type !== 'NotificationReceived') return row;
    const { notificationId: id, type, byId: by_id, concerns } = event.data;
    return { id, owner_id: idOf(event.stream), at: event.metadata.at, type, by_id, concerns };
  },

  // At every 20th event of an inbox: a deletion for each event would slow a rebuild down.
  statement({ stream, revision, metadata }) {
    if (!isStreamOf('inbox', stream) || revision % 20 !== 19) return undefined;
    return {
      sql: `delete from notification_list where owner_id = $1
          and (at < $2::timestamptz - make_interval(days => ${keptDays}) or id in (
            select id from notification_list where owner_id = $1 order by at desc, id desc offset ${kept}))`,
      values: [idOf(stream), metadata.at],
    };
  },
};
