import { expect, test } from 'vitest';
import { personalFields } from '#domain/kernel/personal.ts';
import { storedSamples } from './event-samples.ts';
import { userEvents } from './events.ts';

test('what tells something about a person can be sealed', () => {
  expect(personalFields(userEvents.UserRegistered)).toEqual(['email', 'username', 'firstName', 'lastName']);
  expect(personalFields(userEvents.EmailConfirmed)).toEqual(['email']);
});

test('a password can never become part of an event', () => {
  const { data } = storedSamples.UserRegistered;
  expect(userEvents.UserRegistered.parse({ ...data, password: 'Grüne-Wiese-17' })).toEqual(data);
});
