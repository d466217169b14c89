import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { CourseLinkEvent, PlatformAccountEvent, PlatformEvent, ToolKeyEvent } from './events.ts';

const [platformId, byId, linkId, accountId] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32), 'd'.repeat(32)];
const changed = {
  platformId,
  byId,
  name: 'Moodle der Hochschule',
  deploymentIds: ['1'],
  authorizationUrl: 'https://moodle.example/mod/lti/auth.php',
  tokenUrl: 'https://moodle.example/mod/lti/token.php',
  jwksUrl: 'https://moodle.example/mod/lti/certs.php',
};

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const platformSamples: SamplesOf<PlatformEvent> = {
  PlatformRegistered: {
    type: 'PlatformRegistered',
    data: { ...changed, issuer: 'https://moodle.example', clientId: 'rostra' },
  },
  PlatformChanged: { type: 'PlatformChanged', data: { ...changed, name: 'Moodle', deploymentIds: ['1', '2'] } },
  PlatformRemoved: { type: 'PlatformRemoved', data: { platformId, byId } },
};

export const toolKeySamples: SamplesOf<ToolKeyEvent> = {
  ToolKeyMade: { type: 'ToolKeyMade', data: { keyId: 'e'.repeat(32), byId } },
};

export const platformAccountSamples: SamplesOf<PlatformAccountEvent> = {
  PlatformAccountConnected: {
    type: 'PlatformAccountConnected',
    data: { accountId, platformId, personId: byId, subject: '4711' },
  },
  PlatformAccountDisconnected: { type: 'PlatformAccountDisconnected', data: { accountId, personId: byId } },
};

export const courseLinkSamples: SamplesOf<CourseLinkEvent> = {
  SeminarLinked: { type: 'SeminarLinked', data: { linkId, platformId, seminarId: 'f'.repeat(32), byId } },
  CourseSeen: {
    type: 'CourseSeen',
    data: {
      linkId,
      deploymentId: '1',
      contextId: '17',
      title: 'Rhetorik im Wintersemester',
      rosterUrl: 'https://moodle.example/mod/lti/services.php/CourseSection/17/members',
    },
  },
  SeminarUnlinked: { type: 'SeminarUnlinked', data: { linkId, byId } },
};
