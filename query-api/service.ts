import path from 'node:path';
import { createRules } from '#infra/http/rules.ts';
import type { Service } from '#infra/service.ts';
import { auditKeysRoute } from './audit/audit-keys.ts';
import { chainStatusRoute } from './audit/chain-status.ts';
import { builtClient } from './client/built-client.ts';
import { clientRoutes } from './client/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { keptPrincipals } from './kept-principals.ts';
import { attachHubs } from './live/routes.ts';
import { openApiRoute } from './openapi/route.ts';
import { configRoute } from './product/config.ts';
import { legalRoute } from './product/legal.ts';
import { projectionListRoute } from './projections/projection-list.ts';
import { principalFromRows } from './rules.ts';
import { resultsReader } from './sessions/analysis-results.ts';
import { captionsRoute } from './sessions/captions.ts';
import { sessionDetailRoute } from './sessions/session-detail.ts';
import { sessionFeedbackRoute } from './sessions/session-feedback.ts';
import { incompleteSessionsRoute, sessionListRoute } from './sessions/session-list.ts';
import { mediaFileRoute, sessionMediaRoute } from './sessions/session-media.ts';
import { sessionReportRoute } from './sessions/session-report.ts';
import { sessionPeaksRoute, sessionSeriesRoute } from './sessions/session-series.ts';
import { userRoutes } from './users/routes.ts';

export const queryApi: Service = async (deps) => {
  const { http, pool, notifications, blobs, tokens } = deps;
  const rules = createRules(tokens, keptPrincipals(principalFromRows(pool), notifications));
  const readResults = resultsReader(blobs);
  const routes = [
    ...userRoutes(rules, deps.settings, deps.keys),
    configRoute(rules, deps.settings),
    legalRoute(rules, deps.settings),
    sessionListRoute(rules),
    incompleteSessionsRoute(rules),
    sessionDetailRoute(rules, readResults),
    sessionFeedbackRoute(rules, readResults),
    captionsRoute(rules, readResults),
    sessionReportRoute(rules, readResults),
    sessionSeriesRoute(rules, readResults),
    sessionPeaksRoute(rules, readResults),
    sessionMediaRoute(rules, deps.keys),
    projectionListRoute(rules, deps.store),
    chainStatusRoute(rules, deps.asStored),
    auditKeysRoute(rules),
    ...historyRoutes(rules, deps),
  ];
  for (const route of routes) await http.register(route({ pool }));
  await http.register(mediaFileRoute(deps));
  await http.register(openApiRoute);
  await attachHubs(http, deps);
  // Before it is registered: a build takes longer than a plugin may.
  const client = deps.client ?? (await builtClient(path.resolve('.')));
  await http.register(clientRoutes(client));
};
