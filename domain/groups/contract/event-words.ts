import type { EventWords } from '#domain/kernel/event-words.ts';
import type { CircleEvent, GroupEvent, PostEvent, VideoEvent } from '../events.ts';

export const eventWords: EventWords<GroupEvent | PostEvent | VideoEvent | CircleEvent> = {
  GroupCreated: {
    de: 'Gruppe angelegt',
    en: 'Group created',
    detail: ({ name }) => name,
  },
  GroupRenamed: {
    de: 'Gruppe umbenannt',
    en: 'Group renamed',
    detail: ({ name }) => name,
  },
  GroupLimitLifted: { de: 'Grenze der Mitglieder aufgehoben', en: 'Limit on members lifted' },
  GroupSightChanged: { de: 'Sichtbarkeit der Gruppe geändert', en: 'Visibility of the group changed' },
  MemberJoined: { de: 'Mitglied geworden', en: 'Became a member' },
  MemberRoleChanged: { de: 'Rolle eines Mitglieds geändert', en: 'Role of a member changed' },
  MemberVisibilityChanged: { de: 'Sichtbarkeit eines Mitglieds geändert', en: 'Visibility of a member changed' },
  MemberRemoved: { de: 'Kein Mitglied mehr', en: 'No longer a member' },
  OwnershipPassed: { de: 'Gruppe weitergegeben', en: 'Group handed over' },
  ItemPinned: { de: 'Oben angeheftet', en: 'Pinned to the top' },
  ItemUnpinned: { de: 'Nicht mehr angeheftet', en: 'No longer pinned' },
  GroupClosed: { de: 'Gruppe geschlossen', en: 'Group closed' },
  GroupRemoved: { de: 'Gruppe gelöscht', en: 'Group deleted' },
  GroupRestored: { de: 'Gruppe wiederhergestellt', en: 'Group brought back' },
  GroupPurged: { de: 'Gruppe endgültig gelöscht', en: 'Group deleted for good' },
  GroupPostWritten: {
    de: 'Beitrag geschrieben',
    en: 'Post written',
    detail: ({ title }) => title,
  },
  GroupPostEdited: {
    de: 'Beitrag bearbeitet',
    en: 'Post edited',
    detail: ({ title }) => title,
  },
  GroupPostFileAdded: {
    de: 'Datei angehängt',
    en: 'File attached',
    detail: ({ name }) => name,
  },
  GroupPostDeleted: { de: 'Beitrag gelöscht', en: 'Post deleted' },
  GroupVideoAdded: {
    de: 'Video hinzugefügt',
    en: 'Video added',
    detail: ({ title }) => title,
  },
  GroupVideoEdited: {
    de: 'Video bearbeitet',
    en: 'Video edited',
    detail: ({ title }) => title,
  },
  GroupVideoDeleted: { de: 'Video gelöscht', en: 'Video deleted' },
  GroupEntered: { de: 'In der Gruppe', en: 'In the group' },
  GroupLeft: { de: 'Nicht mehr in der Gruppe', en: 'No longer in the group' },
};
