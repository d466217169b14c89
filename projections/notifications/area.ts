import { notificationEvents } from '#domain/notifications/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { inboxModel } from './inbox.ts';
import { notificationListModel } from './notification-list.ts';

export const notificationsProjection: AreaProjection = {
  schema: 'notifications',
  version: 2,
  streams: ['inbox-', 'user-'],
  events: { ...notificationEvents, UserErased: userEvents.UserErased },
  readModels: [notificationListModel, inboxModel],
};
