import type { notificationsArea } from '#domain/notifications/area.ts';
import type { QueryArea } from '../query-area.ts';
import { notificationListQuery } from './notification-list.ts';
import { notificationSettingsQuery } from './settings.ts';

export const notifications: QueryArea<typeof notificationsArea> = () => ({
  notificationList: notificationListQuery,
  notificationSettings: notificationSettingsQuery,
});
