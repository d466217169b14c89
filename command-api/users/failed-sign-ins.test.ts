import { expect, test, vi } from 'vitest';
import { cpuSeconds } from '#infra/lab/testing/cpu-seconds.ts';
import { failedSignIns } from './failed-sign-ins.ts';

const minute = 60_000;
const here = { account: 'ada@example.org', address: '192.0.2.1' };

test('refuses the eleventh guess within 15 minutes and tells when to retry', () => {
  const { guess, later } = counter();
  for (let count = 0; count < 10; count++) guess(here);
  later(5 * minute);
  const tellSeconds = vi.fn();
  expect(() => guess(here, tellSeconds)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
  expect(tellSeconds).toHaveBeenCalledWith(600);
  later(10 * minute + 1);
  expect(() => guess(here)).not.toThrow();
});

test('counts guesses separately per network and account', () => {
  const { guess } = counter();
  for (let count = 0; count < 10; count++) guess(here);
  expect(() => guess({ ...here, address: '192.0.2.2' })).not.toThrow();
  expect(() => guess({ ...here, account: 'grace@example.org' })).not.toThrow();
});

test('the right password resets the count', () => {
  const { guess } = counter();
  for (let count = 0; count < 9; count++) guess(here);
  guess(here).succeeded();
  for (let count = 0; count < 10; count++) guess(here);
  expect(() => guess(here)).toThrow();
});

test('a sign-in that could not be tried neither counts nor resets', () => {
  const { guess } = counter();
  for (let count = 0; count < 9; count++) guess(here);
  for (let count = 0; count < 5; count++) guess(here).neverHappened();
  guess(here);
  expect(() => guess(here)).toThrow();
});

test('the cost per guess stays constant in a flood of unknown accounts', () => {
  const { guess } = counter();
  const seconds = cpuSeconds(() => {
    for (let count = 0; count < 200_000; count++) guess({ ...here, account: `${count}@example.org` });
  });
  expect(seconds).toBeLessThan(10);
});

function counter() {
  let time = 0;
  const { begin } = failedSignIns({ max: 10, windowMs: 15 * minute, now: () => time });
  return {
    guess: (where: typeof here, tellSeconds: (seconds: number) => void = () => {}) => begin(where, tellSeconds),
    later: (ms: number) => {
      time += ms;
    },
  };
}
