import { idOf } from '#domain/kernel/ids.ts';
import type { NotificationSettings } from '#domain/notifications/contract/settings.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  user_id: string;
  checked_at: string | null;
  settings: NotificationSettings | null;
}>;

/** A person's settings and last visit. */
export const inboxModel: ReadModel<NotificationEvent | UserEvent, Row> = {
  name: 'inbox',
  table: 'inbox',
  key: 'user_id',
  ddl: 'create table inbox (user_id text primary key, checked_at timestamptz, settings jsonb)',

  keys: ({ type, stream }) => (type === 'NotificationReceived' ? [] : [idOf(stream)]),
  readers: ({ user_id }) => [user_id],

  fold(row, event) {
    const before = row ?? { user_id: idOf(event.stream), checked_at: null, settings: null };
    switch (event.type) {
      case 'NotificationsChecked':
        return { ...before, checked_at: event.data.at };
      case 'NotificationSettingsChanged':
        return { ...before, settings: event.data.settings };
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};
