import { choiceFor, notificationTypes } from '#domain/notifications/contract/all-kinds.ts';
import { notificationSettings } from '#domain/notifications/contract/calls.ts';
import type { NotificationSettings } from '#domain/notifications/contract/settings.ts';
import { query } from '../query-area.ts';

export const notificationSettingsQuery = query(notificationSettings, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<{ settings: NotificationSettings | null }>(
      'select settings from notifications.inbox where user_id = $1',
      [userId()],
    );
    const { types = {}, quietHours = null } = rows[0]?.settings ?? {};
    return {
      types: Object.fromEntries(notificationTypes.map((type) => [type, choiceFor({ types }, type)])),
      quietHours,
    };
  },
});
