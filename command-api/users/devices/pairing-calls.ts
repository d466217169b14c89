import type { FastifyRequest } from 'fastify';
import { type ErrorCode, refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { type deviceCommands, devicePairingSeconds } from '#domain/users/contract/device.ts';
import { userDecider } from '#domain/users/decider.ts';
import { clientOf } from '#infra/http/client-of.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandlers } from '../../command-area.ts';
import { accountData } from '../account-data.ts';
import type { AccountTools } from '../account-tools.ts';
import { demandActive } from '../demand-active.ts';
import { ownSignIn } from '../own-sign-in.ts';
import { answerTokens } from '../session-answer.ts';
import { loadUser, userStream } from '../stored-user.ts';
import {
  approvePairing,
  askPairing,
  beginPairing,
  declinePairing,
  findWaiting,
  pauseSeconds,
  usePairing,
} from './pairing-table.ts';

type Calls = typeof deviceCommands & Pick<typeof userCommands, 'RequestDeviceToken'>;

const answers = {
  unknown: 'device_token_failed',
  expired: 'expired_token',
  too_soon: 'slow_down',
  pending: 'authorization_pending',
  declined: 'access_denied',
} as const satisfies Record<string, ErrorCode>;

/** A device shows a code, a person approves it elsewhere, and the device is signed in (RFC 8628). */
export function pairingCalls(tools: AccountTools): CommandHandlers<Calls> {
  const { pool, publicUrl, settings, store, families, devices } = tools;
  // There are 20^8 codes, each valid for 15 minutes, so this many guesses find none (RFC 8628, 5.1).
  const limit = { max: settings.LOGIN_LIMIT, minutes: 1 };
  // Several devices behind one address may each ask every five seconds.
  const asking = { max: settings.LOGIN_LIMIT * 4, minutes: 1 };
  const found = async (userCode: string) => (await findWaiting(pool, userCode)) ?? refuse('not_found');

  return {
    StartDevicePairing: {
      allow: 'anyone',
      claims: 'never',
      throttle: limit,
      async run({ body, request }) {
        const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
        const device = { clientId: clientIdOf(request), name: body.name || null, userAgent };
        const { deviceCode, userCode } = await beginPairing(pool, device);
        const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
        const verificationUri = `${publicUrl()}/auth/device`;
        // In the URL fragment, which no server or log gets.
        const verificationUriComplete = `${verificationUri}#code=${shown}`;
        const times = { expiresIn: devicePairingSeconds, interval: pauseSeconds };
        return { deviceCode, userCode: shown, verificationUri, verificationUriComplete, ...times };
      },
    },
    FindDevice: {
      allow: 'signedIn',
      claims: 'never',
      throttle: limit,
      async run({ body }) {
        const { name, userAgent, startedAt, expiresAt } = await found(body.userCode);
        const { browser, system } = clientOf(userAgent);
        return { name, browser, system, startedAt, expiresAt };
      },
    },
    ApproveDevice: {
      allow: 'signedIn',
      claims: 'never',
      throttle: limit,
      async run({ body, principal, request, send }) {
        const { id, name } = await found(body.userCode);
        const person = principal().id;
        const command = { type: 'PairDevice', data: { pairingId: id, name: name ?? '' } } as const;
        await send({ stream: userStream(person), decider: userDecider, command });
        const signIn = await ownSignIn(tools, request);
        if (!(await approvePairing(pool, { id, userId: person, signIn }))) refuse('not_found');
      },
    },
    DeclineDevice: {
      allow: 'signedIn',
      claims: 'never',
      throttle: limit,
      async run({ body, principal }) {
        const { id } = await found(body.userCode);
        if (!(await declinePairing(pool, id, principal().id))) refuse('not_found');
      },
    },
    RequestDeviceToken: {
      allow: 'anyone',
      claims: 'never',
      throttle: asking,
      async run({ body, request, reply }) {
        const asked = await inTransaction(pool, (client) => askPairing(client, body.deviceCode, clientIdOf(request)));
        if (typeof asked === 'string') return refuse(answers[asked]);
        const { id, userId, name: deviceName, userAgent } = asked;
        const user = (await loadUser(store, userId)) ?? refuse('device_token_failed');
        demandActive(user);
        const networkHash = devices.networkHash(request, userId);
        const device = { userId, networkHash, userAgent, deviceName };
        const issued = await families.begin(device, (client) => usePairing(client, id));
        if (!issued) return refuse('access_denied');
        const tokens = await answerTokens(tools, { request, reply, issued });
        return { ...tokens, userData: await accountData(tools, userId, user) };
      },
    },
  };
}

/** The name that the device's program gives itself. It is only compared between the two calls. */
const clientIdOf = ({ headers }: FastifyRequest): string => String(headers.clientid ?? '').slice(0, 200);
