import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { NoAnswer } from '../event-store/no-answer.ts';
import { answerProblem } from './problem.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['a full disk', coded('ENOSPC'), 507, 'storage_full'],
  ['a full disk of the database', coded('53100'), 507, 'storage_full'],
  ['a full disk behind another error', new Error('no', { cause: coded('53100') }), 507, 'storage_full'],
  ['a database that is away', coded('57P01'), 503, 'not_ready'],
  ['a log that does not answer', new NoAnswer(), 503, 'not_ready'],
  ['what nobody foresaw', coded('22012'), 500, 'internal_error'],
])('%s becomes the right problem', async (_what, error, status, code) => {
  const http = Fastify();
  http.setErrorHandler(answerProblem);
  http.get('/', () => Promise.reject(error));
  const answer = await http.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { code, description: expect.any(String), requestId: expect.any(String) },
  ]);
});
