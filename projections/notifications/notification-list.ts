import { idOf } from '#domain/kernel/ids.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
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
};
