import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/platforms/contract/event-words.ts';
import type { CourseLink, Platform, PlatformAccount, ToolKeys } from '#domain/platforms/deciders.ts';
import type {
  courseLinkEvents,
  platformAccountEvents,
  platformEvents,
  toolKeyEvents,
} from '#domain/platforms/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

type Events = typeof platformEvents & typeof toolKeyEvents & typeof platformAccountEvents & typeof courseLinkEvents;

export const platformsHistory: WordsOf<Events, Platform | ToolKeys | PlatformAccount | CourseLink> = {
  streams: {
    platform: msg`Lernplattform`,
    toolkey: msg`Schlüssel für Lernplattformen`,
    platformaccount: msg`Konto auf einer Lernplattform`,
    courselink: msg`Seminar in Kursen einer Lernplattform`,
  },
  events: eventWords,
  sentences: {
    PlatformRegistered: msg({ message: '{who} hat eine Lernplattform eingetragen.' }),
    PlatformChanged: msg({ message: '{who} hat eine Lernplattform geändert.' }),
    PlatformRemoved: msg({ message: '{who} hat eine Lernplattform entfernt.' }),
    ToolKeyMade: msg({ message: '{who} hat den Schlüssel für Lernplattformen erneuert.' }),
    PlatformAccountConnected: msg({ message: '{who} hat ein Konto mit einer Lernplattform verbunden.' }),
    PlatformAccountDisconnected: msg({ message: '{who} hat ein Konto von einer Lernplattform getrennt.' }),
    SeminarLinked: msg({ message: '{who} hat ein Seminar mit einer Lernplattform verknüpft.' }),
    CourseSeen: msg({ message: '{who} kam aus einem Kurs einer Lernplattform.' }),
    SeminarUnlinked: msg({ message: '{who} hat ein Seminar von einer Lernplattform gelöst.' }),
  },
  fields: {
    accountId: msg`Kennung der Verbindung`,
    authorizationUrl: msg`Adresse der Anmeldung`,
    byId: msg`Von`,
    clientId: msg`Client-ID`,
    contextId: msg`Kennung des Kurses`,
    courses: msg`Kurse`,
    deploymentId: msg`Deployment-ID`,
    deploymentIds: msg`Deployment-IDs`,
    id: msg`Kennung`,
    isLinked: msg`Verknüpft`,
    isRemoved: msg`Entfernt`,
    issuer: msg`Aussteller`,
    jwksUrl: msg`Adresse der Schlüssel`,
    keyId: msg`Kennung des Schlüssels`,
    linkId: msg`Kennung der Verknüpfung`,
    name: msg`Name`,
    personId: msg`Person`,
    platformId: msg`Kennung der Plattform`,
    rosterUrl: msg`Adresse der Teilnehmerliste`,
    seminarId: msg`Seminar`,
    subject: msg`Kennung auf der Plattform`,
    title: msg`Titel`,
    tokenUrl: msg`Adresse der Tokens`,
  },
  values: {},
};
