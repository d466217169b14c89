import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const addresses = { authorizationUrl: z.string(), tokenUrl: z.string(), jwksUrl: z.string() };

// Stored for ever: add fields or new events, never rename or retype one.
export const platformEvents = {
  /** People can come from this learning platform from now on. `issuer` and `clientId` identify it. */
  PlatformRegistered: z.object({
    platformId: Id,
    byId: Id,
    name: z.string(),
    issuer: z.string(),
    clientId: z.string(),
    deploymentIds: z.array(z.string()),
    ...addresses,
  }),
  PlatformChanged: z.object({
    platformId: Id,
    byId: Id,
    name: z.string(),
    deploymentIds: z.array(z.string()),
    ...addresses,
  }),
  PlatformRemoved: z.object({ platformId: Id, byId: Id }),
};
export type PlatformEvent = MessageOf<typeof platformEvents>;

export const toolKeyEvents = {
  /** This key signs our messages to platforms from now on. The previous one stays published for some days. */
  ToolKeyMade: z.object({ keyId: Id, byId: Id }),
};
export type ToolKeyEvent = MessageOf<typeof toolKeyEvents>;

export const platformAccountEvents = {
  /** The platform's `subject` is this person here, and the platform may sign them in. */
  PlatformAccountConnected: z.object({
    accountId: Id,
    platformId: Id,
    personId: Id,
    subject: personal(z.string(), { field: 'personId' }),
  }),
  PlatformAccountDisconnected: z.object({ accountId: Id, personId: Id }),
};
export type PlatformAccountEvent = MessageOf<typeof platformAccountEvents>;

export const courseLinkEvents = {
  /** The owner of the seminar allowed courses of the platform to link to it. */
  SeminarLinked: z.object({ linkId: Id, platformId: Id, seminarId: Id, byId: Id }),
  /** A course of the platform that links to the seminar. `rosterUrl`: the list of its members; null if the platform does not provide one. */
  CourseSeen: z.object({
    linkId: Id,
    deploymentId: z.string(),
    contextId: z.string(),
    title: z.string(),
    rosterUrl: z.nullable(z.string()),
  }),
  SeminarUnlinked: z.object({ linkId: Id, byId: Id }),
};
export type CourseLinkEvent = MessageOf<typeof courseLinkEvents>;
