import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { CourseLinkEvent, PlatformAccountEvent, PlatformEvent, ToolKeyEvent } from './events.ts';

type Data<Event extends Message> = { [E in Event as E['type']]: E['data'] };

/** A learning platform that people come from, such as Moodle. */
export type Platform = Readonly<
  Omit<Data<PlatformEvent>['PlatformRegistered'], 'platformId' | 'byId' | 'deploymentIds'> & {
    id: string;
    deploymentIds: readonly string[];
    isRemoved: boolean;
  }
>;

type Changes = Readonly<{
  byId: string;
  name?: string | undefined;
  deploymentIds?: readonly string[] | undefined;
  authorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  jwksUrl?: string | undefined;
}>;

export type PlatformCommand =
  | Message<
      'RegisterPlatform',
      Readonly<Omit<Data<PlatformEvent>['PlatformRegistered'], 'deploymentIds'>> &
        Readonly<{ deploymentIds: readonly string[] }>
    >
  | Message<'ChangePlatform', Changes>
  | Message<'RemovePlatform', Readonly<{ byId: string }>>;

export const platformDecider: Decider<Platform | null, PlatformCommand, PlatformEvent> = {
  initialState: null,

  decide(command, platform) {
    if (command.type === 'RegisterPlatform') {
      if (platform && !platform.isRemoved) return refuse('conflict');
      const { platformId, byId, name, issuer, clientId, authorizationUrl, tokenUrl, jwksUrl } = command.data;
      const deploymentIds = [...command.data.deploymentIds];
      const addresses = { authorizationUrl, tokenUrl, jwksUrl };
      return [
        { type: 'PlatformRegistered', data: { platformId, byId, name, issuer, clientId, deploymentIds, ...addresses } },
      ];
    }
    if (!platform || platform.isRemoved) return refuse('not_found');
    const { byId } = command.data;
    if (command.type === 'RemovePlatform')
      return [{ type: 'PlatformRemoved', data: { platformId: platform.id, byId } }];
    const before = changeable(platform);
    const { name, deploymentIds, authorizationUrl, tokenUrl, jwksUrl } = command.data;
    const after = {
      name: name ?? before.name,
      deploymentIds: [...(deploymentIds ?? before.deploymentIds)],
      authorizationUrl: authorizationUrl ?? before.authorizationUrl,
      tokenUrl: tokenUrl ?? before.tokenUrl,
      jwksUrl: jwksUrl ?? before.jwksUrl,
    };
    if (canonicalJson(before) === canonicalJson(after)) return [];
    return [{ type: 'PlatformChanged', data: { platformId: platform.id, byId, ...after } }];
  },

  evolve(platform, event) {
    if (event.type === 'PlatformRegistered') {
      const { platformId: id, byId: _, ...facts } = event.data;
      return { id, ...facts, isRemoved: false };
    }
    if (!platform) return platform;
    if (event.type === 'PlatformRemoved') return { ...platform, isRemoved: true };
    const { platformId: _, byId: __, ...facts } = event.data;
    return { ...platform, ...facts };
  },
};

const changeable = ({ name, deploymentIds, authorizationUrl, tokenUrl, jwksUrl }: Platform) => ({
  ...{ name, deploymentIds: [...deploymentIds], authorizationUrl, tokenUrl, jwksUrl },
});

/** The ids of all keys that ever signed for us, the newest last. */
export type ToolKeys = readonly string[];
export type ToolKeyCommand = Message<'MakeToolKey', Readonly<{ keyId: string; byId: string }>>;

export const toolKeyDecider: Decider<ToolKeys, ToolKeyCommand, ToolKeyEvent> = {
  initialState: [],
  decide: ({ data: { keyId, byId } }, keys) =>
    keys.includes(keyId) ? [] : [{ type: 'ToolKeyMade', data: { keyId, byId } }],
  evolve: (keys, { data: { keyId } }) => [...keys, keyId],
};

/** The person here who is connected with a person of a platform; null after a disconnect. */
export type PlatformAccount = Readonly<{ id: string; platformId: string; personId: string; subject: string }> | null;

export type PlatformAccountCommand =
  | Message<'ConnectAccount', Readonly<Data<PlatformAccountEvent>['PlatformAccountConnected']>>
  | Message<'DisconnectAccount', Readonly<{ personId: string }>>;

export const platformAccountDecider: Decider<PlatformAccount, PlatformAccountCommand, PlatformAccountEvent> = {
  initialState: null,

  decide(command, account) {
    const { personId } = command.data;
    if (account && account.personId !== personId) return refuse('conflict');
    if (command.type === 'DisconnectAccount')
      return account ? [{ type: 'PlatformAccountDisconnected', data: { accountId: account.id, personId } }] : [];
    if (account) return [];
    const { accountId, platformId, subject } = command.data;
    return [{ type: 'PlatformAccountConnected', data: { accountId, platformId, personId, subject } }];
  },

  evolve(_account, event) {
    if (event.type === 'PlatformAccountDisconnected') return null;
    const { accountId: id, platformId, personId, subject } = event.data;
    return { id, platformId, personId, subject };
  },
};

/** A course of a platform that leads to the seminar. */
type SeenCourse = Readonly<Omit<Data<CourseLinkEvent>['CourseSeen'], 'linkId'>>;

/** A seminar that its owner opened to a platform, and the courses that have linked to it since. */
export type CourseLink = Readonly<{
  id: string;
  platformId: string;
  seminarId: string;
  isLinked: boolean;
  courses: readonly SeenCourse[];
}> | null;

export type CourseLinkCommand =
  | Message<'LinkSeminar', Readonly<Data<CourseLinkEvent>['SeminarLinked']>>
  | Message<'NoteCourse', SeenCourse>
  | Message<'UnlinkSeminar', Readonly<{ byId: string }>>;

export const courseLinkDecider: Decider<CourseLink, CourseLinkCommand, CourseLinkEvent> = {
  initialState: null,

  decide(command, link) {
    if (command.type === 'LinkSeminar') {
      if (link?.isLinked) return [];
      const { linkId, platformId, seminarId, byId } = command.data;
      return [{ type: 'SeminarLinked', data: { linkId, platformId, seminarId, byId } }];
    }
    if (!link?.isLinked) return refuse('not_found');
    if (command.type === 'UnlinkSeminar')
      return [{ type: 'SeminarUnlinked', data: { linkId: link.id, byId: command.data.byId } }];
    const { deploymentId, contextId, title, rosterUrl } = command.data;
    const known = link.courses.find((one) => one.contextId === contextId && one.deploymentId === deploymentId);
    // A launch without the address of the members keeps the known one.
    const seen = { deploymentId, contextId, title, rosterUrl: rosterUrl ?? known?.rosterUrl ?? null };
    if (known && canonicalJson(known) === canonicalJson(seen)) return [];
    return [{ type: 'CourseSeen', data: { linkId: link.id, ...seen } }];
  },

  evolve(link, event) {
    if (event.type === 'SeminarLinked') {
      const { linkId: id, platformId, seminarId } = event.data;
      return { id, platformId, seminarId, isLinked: true, courses: [] };
    }
    if (!link) return link;
    if (event.type === 'SeminarUnlinked') return { ...link, isLinked: false, courses: [] };
    const { linkId: _, ...course } = event.data;
    const isOther = (one: SeenCourse) => one.contextId !== course.contextId || one.deploymentId !== course.deploymentId;
    return { ...link, courses: [...link.courses.filter(isOther), course] };
  },
};
