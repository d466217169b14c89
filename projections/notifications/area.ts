import { notificationEvents } from '#domain/notifications/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { Projection } from '../projection.ts';
import { inboxModel } from './inbox.ts';
import { notificationListModel } from './notification-list.ts';

export const notificationsProjection: Projection = {
  schema: 'notifications',
  version: 2,
  streams: ['inbox-', 'user-'],
  events: { ...notificationEvents, UserErased: userEvents.UserErased },
  readModels: [notificationListModel, inboxModel],
};
