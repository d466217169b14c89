import path from 'node:path';
import { areas } from '#domain/areas.ts';
import { programsIn } from '#infra/http/api-tokens.ts';
import { createRules } from '#infra/http/rules.ts';
import { supportTokens } from '#infra/http/support-token.ts';
import type { Service } from '#infra/service.ts';
import { queryAreaOf } from './areas.ts';
import { builtClient } from './client/built-client.ts';
import { clientRoutes } from './client/routes.ts';
import { keptPrincipals } from './kept-principals.ts';
import { attachHubs } from './live/routes.ts';
import { findNotifications } from './notifications/notification-list.ts';
import { openApiRoute } from './openapi/route.ts';
import { principalFromRows } from './rules.ts';
import { serveQueries } from './serve-query.ts';
import { supportedPerson } from './supported.ts';

export const queryApi: Service = async (deps) => {
  const { http, pool, notifications, tokens, keys } = deps;
  const findPrincipal = keptPrincipals(principalFromRows(pool), notifications);
  const findSupported = supportedPerson({ pool, tokens: supportTokens(keys('support-token')), findPrincipal });
  const rules = createRules(tokens, findPrincipal, findSupported, programsIn(pool));
  for (const area of areas) serveQueries(area, queryAreaOf(area), deps, rules);
  await http.register(openApiRoute);
  await attachHubs(http, { ...deps, findNotifications });
  // Before it is registered: a build takes longer than a plugin may.
  const client = deps.client ?? (await builtClient(path.resolve('.')));
  await http.register(clientRoutes(client, deps.settings));
};
