import type { FastifyInstance } from 'fastify';
import { userCommands } from '#domain/users/contract/calls.ts';
import type { Instruments } from '#infra/metrics/instruments.ts';

const outcomes: Readonly<Record<number, Parameters<Instruments['signIn']>[0]>> = {
  200: 'ok',
  401: 'failed',
  403: 'failed',
  429: 'throttled',
};

/** By the answer: throttles answer before the call is looked at. */
export function countSignIns(http: FastifyInstance, { signIn }: Pick<Instruments, 'signIn'>): void {
  http.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const outcome = outcomes[statusCode];
    if (routeOptions.url === userCommands.Login.path && outcome) signIn(outcome);
  });
}
