import { expect, test } from 'vitest';
import type { Message } from '#domain/kernel/message.ts';
import { erased } from '#domain/kernel/personal.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import { streamListModel } from './stream-list.ts';

test('finds a person by name and address until the erasure, and keeps the events', () => {
  const row = rowAfter('user-0f', people.UserRegistered, people.EmailConfirmed);
  expect(row).toMatchObject({ title: 'Ada Lovelace', events: 2, revision: 1, erased: false });
  expect(row?.words).toEqual(['0f', 'ada', 'lovelace', 'example', 'org']);
  const gone = rowAfter('user-0f', people.UserRegistered, people.EmailConfirmed, people.UserErased);
  expect(gone).toMatchObject({ title: null, words: ['0f'], events: 3, erased: true });
});

test('finds a renamed person by both names', () => {
  const renamed: UserEvent = { type: 'NameChanged', data: { firstName: 'Ada', lastName: 'King' } };
  const moved: UserEvent = { type: 'EmailChanged', data: { changeId: 'e'.repeat(32), email: 'king@example.org' } };
  const row = rowAfter('user-0f', people.UserRegistered, renamed, moved);
  expect(row).toMatchObject({ title: 'Ada King', words: ['0f', 'ada', 'lovelace', 'example', 'org', 'king'] });
  expect(rowAfter('user-0f', people.UserRegistered, renamed, people.UserErased)).toMatchObject({ words: ['0f'] });
});

test('has nothing of an erased person after a rebuild without the key', () => {
  const { data } = people.UserRegistered;
  const none = erased('0f');
  const sealed = { ...data, email: none, username: none, firstName: none, lastName: none };
  expect(rowAfter('user-0f', { type: 'UserRegistered', data: sealed })).toMatchObject({ title: null, words: ['0f'] });
});

test('finds a session by its current name, and by none after its deletion', () => {
  const renamed: SessionEvent = { type: 'SessionRenamed', data: { name: 'Zweite Übung' } };
  expect(rowAfter('session-1', sessions.SessionCreated, renamed)).toMatchObject({
    title: 'Zweite Übung',
    words: ['1', 'zweite', 'übung'],
  });
  expect(rowAfter('session-1', sessions.SessionCreated, sessions.SessionDeleted)).toMatchObject({
    title: null,
    words: ['1'],
  });
});

test('lists each actor and each kind of event once', () => {
  const row = rowAfter(
    'quota-0f_202611',
    ...['X', 'Y', 'X'].map((type) => ({ type, data: {} }) as Message as UserEvent),
  );
  expect(row).toMatchObject({ category: 'quota', id: '0f_202611', types: ['X', 'Y'], actors: ['system:test'] });
});

const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const people = {
  UserRegistered: {
    type: 'UserRegistered',
    data: { ...names, locale: 'en', roles: ['user'], acceptedTermsAt: '2026-10-01T09:00:00.000Z' },
  },
  EmailConfirmed: { type: 'EmailConfirmed', data: { email: names.email } },
  UserErased: { type: 'UserErased', data: { reason: 'requested' } },
} satisfies Record<string, UserEvent>;
const sessions = {
  SessionCreated: {
    type: 'SessionCreated',
    data: {
      ...{ ownerId: '0f', name: 'Probe', locale: 'de', type: 'audio', analysisClass: 'fast', origin: 'upload' },
      ...{ recordedAt: '2026-10-01T09:00:00.000Z', quotaPeriod: '202610' },
      media: { address: 'a', size: 1, contentType: 'audio/wav', demuxer: 'wav' },
    },
  },
  SessionDeleted: { type: 'SessionDeleted', data: {} },
} satisfies Record<string, SessionEvent>;

const rowAfter = (stream: string, ...events: readonly (UserEvent | SessionEvent)[]) =>
  rowAfterIn(streamListModel, stream, events);
