import type { groupsArea } from '#domain/groups/area.ts';
import type { NotificationWordsOf } from '../command-area.ts';

export const notificationWords: NotificationWordsOf<typeof groupsArea> = {
  group_post: {
    de: (name) => `${name} hat in Ihrer Gruppe einen Beitrag geschrieben.`,
    en: (name) => `${name} wrote a post in your group.`,
    path: ({ groupId }) => `/groups/${groupId}`,
  },
};
