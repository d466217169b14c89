import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { courseLinkDecider, platformAccountDecider, platformDecider, toolKeyDecider } from './deciders.ts';
import { courseLinkSamples, platformAccountSamples, platformSamples, toolKeySamples } from './event-samples.ts';

describe('a learning platform', () => {
  const given = specFor(platformDecider);
  const { PlatformRegistered: registered, PlatformChanged: changed, PlatformRemoved: removed } = platformSamples;
  const { byId } = registered.data;
  const register = { type: 'RegisterPlatform', data: registered.data } as const;
  const change = (data: object) => ({ type: 'ChangePlatform', data: { byId, ...data } }) as const;
  const remove = { type: 'RemovePlatform', data: { byId } } as const;

  test('is registered once, and again after its removal', () => {
    given().when(register).thenEmits(registered);
    given(registered).when(register).thenRefuses('conflict');
    given(registered, removed).when(register).thenEmits(registered);
    given(registered, removed, registered).when(register).thenRefuses('conflict');
  });

  test.each([
    ['name', 'Moodle'],
    ['deploymentIds', ['1', '2']],
    ['authorizationUrl', 'https://other.example/auth'],
    ['tokenUrl', 'https://other.example/token'],
    ['jwksUrl', 'https://other.example/keys'],
  ])('can change its %s and keeps the rest', (field, value) => {
    const { issuer: _, clientId: __, ...before } = registered.data;
    const event = { type: 'PlatformChanged', data: { ...before, [field]: value } } as const;
    given(registered)
      .when(change({ [field]: value }))
      .thenEmits(event);
    given(registered, event)
      .when(change({ [field]: value }))
      .thenNothing();
  });

  test('does not change without a difference', () => {
    given(registered).when(change({})).thenNothing();
    given(registered, changed).when(change({})).thenNothing();
  });

  test('is removed once, and cannot be changed afterwards', () => {
    given(registered).when(remove).thenEmits(removed);
    given(registered, removed).when(remove).thenRefuses('not_found');
    given(registered, removed)
      .when(change({ name: 'Moodle' }))
      .thenRefuses('not_found');
  });

  test('is not found if it was never registered', () => {
    given().when(remove).thenRefuses('not_found');
    given(changed, removed).when(remove).thenRefuses('not_found');
  });
});

test('a tool key is made once', () => {
  const given = specFor(toolKeyDecider);
  const { ToolKeyMade: made } = toolKeySamples;
  const newer = { type: 'ToolKeyMade', data: { ...made.data, keyId: '1'.repeat(32) } } as const;
  const make = { type: 'MakeToolKey', data: made.data } as const;
  given().when(make).thenEmits(made);
  given(newer).when(make).thenEmits(made);
  given(made, newer).when(make).thenNothing();
});

describe('the account of a person on a platform', () => {
  const given = specFor(platformAccountDecider);
  const { PlatformAccountConnected: connected, PlatformAccountDisconnected: disconnected } = platformAccountSamples;
  const { personId } = connected.data;
  const stranger = '9'.repeat(32);
  const connect = (by = personId) => ({ type: 'ConnectAccount', data: { ...connected.data, personId: by } }) as const;
  const disconnect = (by = personId) => ({ type: 'DisconnectAccount', data: { personId: by } }) as const;

  test('is connected once', () => {
    given().when(connect()).thenEmits(connected);
    given(connected).when(connect()).thenNothing();
  });

  test('belongs to one person', () => {
    given(connected).when(connect(stranger)).thenRefuses('conflict');
    given(connected).when(disconnect(stranger)).thenRefuses('conflict');
  });

  test('is disconnected once, and can then belong to another person', () => {
    given(connected).when(disconnect()).thenEmits(disconnected);
    given().when(disconnect()).thenNothing();
    given(connected, disconnected).when(disconnect()).thenNothing();
    given(connected, disconnected)
      .when(connect(stranger))
      .thenEmits({ ...connected, data: { ...connected.data, personId: stranger } });
  });
});

describe('a seminar that is linked with a platform', () => {
  const given = specFor(courseLinkDecider);
  const { SeminarLinked: linked, CourseSeen: seen, SeminarUnlinked: unlinked } = courseLinkSamples;
  const { linkId: _, ...course } = seen.data;
  const link = { type: 'LinkSeminar', data: linked.data } as const;
  const unlink = { type: 'UnlinkSeminar', data: { byId: linked.data.byId } } as const;
  const note = (change: Partial<typeof course> = {}) =>
    ({ type: 'NoteCourse', data: { ...course, ...change } }) as const;
  const noted = (change: Partial<typeof course>) => ({ ...seen, data: { ...seen.data, ...change } });

  test('is linked once, until it is unlinked', () => {
    given().when(link).thenEmits(linked);
    given(linked).when(link).thenNothing();
    given(linked).when(unlink).thenEmits(unlinked);
    given(linked, unlinked).when(link).thenEmits(linked);
  });

  test('records each linking course once', () => {
    given(linked).when(note()).thenEmits(seen);
    given(linked, seen).when(note()).thenNothing();
  });

  test.each([
    ['another title', { title: 'Rhetorik' }],
    ['another list of its members', { rosterUrl: 'https://moodle.example/members' }],
    ['another deployment', { deploymentId: '2' }],
    ['another course', { contextId: '18' }],
  ])('records %s', (_what, change) => {
    given(linked, seen).when(note(change)).thenEmits(noted(change));
    given(linked, seen, noted(change)).when(note(change)).thenNothing();
  });

  test('keeps several courses', () => {
    for (const change of [{ deploymentId: '2' }, { contextId: '18' }])
      given(linked, seen, noted(change)).when(note()).thenNothing();
    given(linked, seen, noted({ title: 'Rhetorik' }))
      .when(note())
      .thenEmits(seen);
  });

  test('keeps the address of the list of members if a launch omits it', () => {
    given(linked, seen)
      .when(note({ rosterUrl: null }))
      .thenNothing();
    given(linked)
      .when(note({ rosterUrl: null }))
      .thenEmits(noted({ rosterUrl: null }));
    given(linked, noted({ contextId: '18' }))
      .when(note({ rosterUrl: null }))
      .thenEmits(noted({ rosterUrl: null }));
  });

  test('has no courses after unlinking', () => {
    for (const history of [[], [seen], [linked, seen, unlinked]]) {
      given(...history)
        .when(note())
        .thenRefuses('not_found');
      given(...history)
        .when(unlink)
        .thenRefuses('not_found');
    }
    given(linked, seen, unlinked, linked).when(note()).thenEmits(seen);
  });
});
