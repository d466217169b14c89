import type { CircleEvent, GroupEvent, PostEvent, VideoEvent } from '#domain/groups/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<GroupEvent | PostEvent | VideoEvent | CircleEvent> = {
  GroupCreated: { de: ({ name }) => `Gruppe „${name}“ angelegt`, en: ({ name }) => `Group “${name}” created` },
  GroupRenamed: { de: ({ name }) => `Gruppe in „${name}“ umbenannt`, en: ({ name }) => `Group renamed to “${name}”` },
  GroupSightChanged: { de: () => 'Sichtbarkeit der Gruppe geändert', en: () => 'Visibility of the group changed' },
  MemberJoined: { de: () => 'Gruppe beigetreten', en: () => 'Joined the group' },
  MemberRoleChanged: { de: () => 'Rolle in der Gruppe geändert', en: () => 'Role in the group changed' },
  MemberVisibilityChanged: {
    de: () => 'Sichtbarkeit in der Gruppe geändert',
    en: () => 'Visibility in the group changed',
  },
  MemberRemoved: { de: () => 'Nicht mehr in der Gruppe', en: () => 'No longer in the group' },
  OwnershipPassed: { de: () => 'Gruppe weitergegeben', en: () => 'Group handed over' },
  ItemPinned: { de: () => 'Oben angeheftet', en: () => 'Pinned to the top' },
  ItemUnpinned: { de: () => 'Nicht mehr angeheftet', en: () => 'No longer pinned' },
  GroupClosed: { de: () => 'Gruppe geschlossen', en: () => 'Group closed' },
  GroupRemoved: { de: () => 'Gruppe gelöscht', en: () => 'Group deleted' },
  GroupRestored: { de: () => 'Gruppe wiederhergestellt', en: () => 'Group brought back' },
  GroupPurged: { de: () => 'Gruppe endgültig gelöscht', en: () => 'Group deleted for good' },
  GroupPostWritten: {
    de: ({ title }) => `Beitrag „${title}“ geschrieben`,
    en: ({ title }) => `Post “${title}” written`,
  },
  GroupPostEdited: { de: ({ title }) => `Beitrag „${title}“ bearbeitet`, en: ({ title }) => `Post “${title}” edited` },
  GroupPostFileAdded: { de: ({ name }) => `Datei „${name}“ angehängt`, en: ({ name }) => `File “${name}” attached` },
  GroupPostDeleted: { de: () => 'Beitrag gelöscht', en: () => 'Post deleted' },
  GroupVideoAdded: { de: ({ title }) => `Video „${title}“ hinzugefügt`, en: ({ title }) => `Video “${title}” added` },
  GroupVideoEdited: { de: ({ title }) => `Video „${title}“ bearbeitet`, en: ({ title }) => `Video “${title}” edited` },
  GroupVideoDeleted: { de: () => 'Video gelöscht', en: () => 'Video deleted' },
  GroupEntered: { de: () => 'In einer Gruppe', en: () => 'In a group' },
  GroupLeft: { de: () => 'Nicht mehr in einer Gruppe', en: () => 'No longer in a group' },
};
