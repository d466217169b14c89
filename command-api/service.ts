import { areas } from '#domain/areas.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { programsIn } from '#infra/http/api-tokens.ts';
import { createRules, type FindSupported } from '#infra/http/rules.ts';
import { supportTokens } from '#infra/http/support-token.ts';
import type { Service } from '#infra/service.ts';
import { commandAreaOf } from './areas.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { devMailRoutes } from './mail/routes.ts';
import { serveArea } from './serve-area.ts';
import { principalFromEvents } from './users/for-others.ts';

export const commandApi: Service = async (deps) => {
  const { http, pool, tokens, settings } = deps;
  const handle = createCommandHandler(deps);
  const findPrincipal = principalFromEvents(deps);
  const support = supportTokens(deps.keys('support-token'));
  const findSupported: FindSupported = async (token) => {
    const holder = await support.verify(token);
    return holder && findPrincipal(holder.userId);
  };
  const rules = createRules(tokens, findPrincipal, findSupported, programsIn(pool));
  const secret = await deps.secrets('first-answers');
  const isLogHere = settings.EVENTSTORE_URL === undefined;
  const idempotency = idempotencyKeys({ pool, hashes: deps.hashes, secret, isLogHere });
  for (const area of areas) await serveArea(area, commandAreaOf(area), { ...deps, handle, rules, idempotency });
  await http.register(devMailRoutes(deps));
};
