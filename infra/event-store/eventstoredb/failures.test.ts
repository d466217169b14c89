import {
  DeadlineExceededError,
  StreamNotFoundError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { NoAnswer } from '../no-answer.ts';
import { isBurst, isSpent, mayHaveHappened, mayPass } from './failures.ts';

const coded = (code: number, message = '') => Object.assign(new Error(message), { code });
const versions = { streamName: 'a-1', current: 'no_stream', expected: 0n } as const;

test.each([
  ['a lost connection, as the batch path says it', coded(14)],
  ['a call that our own limit ended', new NoAnswer()],
  ['a deadline of the server, without a code', new DeadlineExceededError()],
  ['a server that is starting', coded(2, 'Server Is Not Ready')],
  ['a neighbour that was too large', coded(8)],
  ['a cluster without a leader', new Error('Failed to discover after 10 attempts.')],
])('%s is temporary', (_what, error) => {
  expect(mayPass(error)).toBe(true);
});

test.each([
  ['another revision', new WrongExpectedVersionError(null as never, versions)],
  ['a stream that is not there', new StreamNotFoundError(null as never, 'a-1')],
  ['a wrong password', coded(16)],
  ['a position between two records', coded(2, 'InvalidPosition')],
  ['a mistake of our own', new TypeError('cannot serialize')],
])('%s is permanent', (_what, error) => {
  expect(mayPass(error)).toBe(false);
});

test('treats the outcome of an append as unknown after an unknown failure', () => {
  expect([coded(2), new UnknownError(null as never)].map(mayHaveHappened)).toEqual([true, true]);
});

test('distinguishes a burst from an outage', () => {
  expect([coded(10), coded(14)].map(isBurst)).toEqual([true, false]);
});

test.each([
  ['a cluster without a leader', new Error('Failed to discover after 10 attempts.')],
  ['a server that is starting', coded(2, 'Server Is Not Ready')],
  ['a lost connection', coded(14)],
  ['a call that our own limit ended', new NoAnswer()],
])('%s requires a new client', (_what, error) => {
  expect(isSpent(error)).toBe(true);
});

test.each([
  ['another revision', new WrongExpectedVersionError(null as never, versions)],
  ['nodes that did not confirm in time', new DeadlineExceededError()],
  ['a neighbour that was too large', coded(8)],
  ['a burst', coded(10)],
])('%s keeps the client: other calls go on', (_what, error) => {
  expect(isSpent(error)).toBe(false);
});
