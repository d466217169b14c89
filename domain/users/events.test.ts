import { expect, test } from 'vitest';
import { personalFields } from '#domain/kernel/personal.ts';
import { userEvents } from './events.ts';

// As they lie in the log. Only ever add to this list.
const stored = [
  {
    type: 'UserRegistered',
    data: {
      email: 'ada@example.org',
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      locale: 'en',
      roles: ['user', 'subscriber-free'],
      acceptedTermsAt: '2026-10-01T09:00:00.000Z',
    },
  },
  { type: 'EmailConfirmed', data: { email: 'ada@example.org' } },
] as const;

test.each(stored)('$type reads as it was stored', ({ type, data }) => {
  expect(userEvents[type].parse(data)).toEqual(data);
});

test('every event has a stored sample', () => {
  expect(stored.map(({ type }) => type).sort()).toEqual(Object.keys(userEvents).sort());
});

test('what tells something about a person can be sealed', () => {
  expect(personalFields(userEvents.UserRegistered)).toEqual(['email', 'username', 'firstName', 'lastName']);
  expect(personalFields(userEvents.EmailConfirmed)).toEqual(['email']);
});

test('a password can never become part of an event', () => {
  const parsed = userEvents.UserRegistered.parse({ ...stored[0].data, password: 'Grüne-Wiese-17' });
  expect(parsed).toEqual(stored[0].data);
});
