import type { InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { privacyArea } from '#domain/privacy/area.ts';
import { usersArea } from '#domain/users/area.ts';
import { readSettings, type Settings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { rememberedStreams } from '#infra/event-store/remembered-streams.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { watchRevokedFamilies } from '#infra/http/revoked-families.ts';
import { createRules } from '#infra/http/rules.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { createInstruments } from '#infra/metrics/instruments.ts';
import { commandAreaOf } from '../areas.ts';
import { lateReactions } from '../keep-consequences.ts';
import { superviseReaction } from '../reactions.ts';
import { serveArea } from '../serve-area.ts';
import { principalFromEvents } from './principal-from-events.ts';
import { reservationReaction, userReaction } from './reactions.ts';

export const password = 'Grüne-Wiese-17';
export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  password,
  confirmPassword: password,
  acceptTerms: true,
  locale: 'en',
} as const;

/** Serves the calls on accounts on a real store, with their reactions running. */
export async function accountServer(changed: Partial<Settings> = {}) {
  const { pool, store, notifications, settling, settle } = await freshDatabase();
  const remembered = rememberedStreams(notifications);
  const settings: Settings = {
    ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DUAL_CONTROL: 'off' }),
    ...changed,
  };
  const revoked = await watchRevokedFamilies({ pool, notifications });
  const tokens = accessTokens(Buffer.alloc(32, 1), revoked.has);
  const handle = createCommandHandler({ store, hashes });
  const rules = createRules(tokens, principalFromEvents({ store, remembered }));
  const publicUrl = () => settings.PUBLIC_URL ?? 'http://localhost';
  const keys = () => Buffer.alloc(32, 2);
  const secrets = async () => Buffer.alloc(32, 4);
  const instruments = createInstruments();

  const http = await createHttp(settings);
  const logged: string[] = [];
  http.addHook('onRequest', async (request) => {
    const note = (...entry: unknown[]) => void logged.push(JSON.stringify(entry, errorsToo));
    Object.assign(request, { log: { info: note, warn: note, error: note, debug: note, trace: note, fatal: note } });
  });
  // Omits tools that accounts do not use.
  const tools = {
    http,
    pool,
    store,
    remembered,
    keys,
    secrets,
    tokens,
    settings,
    publicUrl,
    handle,
    rules,
    instruments,
  };
  const idempotency = {
    isClaimed: async () => false,
    claim: async () => undefined,
    firstAnswer: async () => undefined,
    keep: async () => {},
  };
  for (const area of [usersArea, privacyArea]) {
    await serveArea(area, commandAreaOf(area), { ...tools, idempotency } as never);
  }

  const stop = new AbortController();
  const deps = {
    pool,
    store,
    handle,
    publicUrl,
    log: http.log,
    signal: stop.signal,
    late: lateReactions({ pool, log: http.log }),
  };
  const reacting = [userReaction, reservationReaction].map((reaction) =>
    superviseReaction(reaction, { ...deps, reached: settling.follows(reaction.name) }),
  );
  onTestFinished(async () => {
    stop.abort();
    await http.close();
    await Promise.all(reacting);
    await revoked.close();
  });

  const post = (call: string, payload: object = {}, options: Partial<InjectOptions> = {}) =>
    http.inject({ method: 'POST', url: `/api/Account/${call}`, payload, ...options });
  /** Sends a request of a signed-in person. */
  const send = (method: 'POST' | 'PUT', url: string, accessToken: string, payload: object) =>
    http.inject({ method, url, payload, headers: { authorization: `Bearer ${accessToken}` } });
  return { http, pool, store, settle, secrets, handle, tokens, settings, logged, post, send };
}

const errorsToo = (_key: string, value: unknown) =>
  value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value;
