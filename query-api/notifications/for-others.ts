/** The exports of notifications for other areas. */
export { findNotifications } from './notification-list.ts';
