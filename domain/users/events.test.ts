import { expect, test } from 'vitest';
import { storedSamples } from './event-samples.ts';
import { userEvents } from './events.ts';

test('a password can never become part of an event', () => {
  const { data } = storedSamples.UserRegistered;
  expect(userEvents.UserRegistered.parse({ ...data, password: 'Grüne-Wiese-17' })).toEqual(data);
});
