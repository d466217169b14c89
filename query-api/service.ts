import { areas } from '#domain/areas.ts';
import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import { programsIn } from '#infra/http/api-tokens.ts';
import { createRules } from '#infra/http/rules.ts';
import { supportTokens } from '#infra/http/support-token.ts';
import type { Deps, Service } from '#infra/service.ts';
import { supportedPerson } from './administration/for-others.ts';
import { queryAreaOf } from './areas.ts';
import { attachClient } from './client/routes.ts';
import { keptPrincipals } from './kept-principals.ts';
import { attachHubs } from './live/routes.ts';
import { findNotifications } from './notifications/for-others.ts';
import { openApiRoute } from './openapi/routes.ts';
import type { ReadModelNames } from './reads.ts';
import { serveQueries } from './serve-query.ts';
import { principalFromRows } from './users/for-others.ts';

type FromOtherRooms = Readonly<{
  lookUpRecorder: (tools: Pick<Deps, 'store' | 'hashes'>) => RecordLookUp;
  readModelNames: ReadModelNames;
}>;

export const queryApi =
  ({ lookUpRecorder, readModelNames }: FromOtherRooms): Service =>
  async (deps) => {
    const { http, pool, notifications, tokens, keys } = deps;
    const findPrincipal = keptPrincipals(principalFromRows(pool), notifications);
    const findSupported = supportedPerson({ pool, tokens: supportTokens(keys('support-token')), findPrincipal });
    const rules = createRules(tokens, findPrincipal, findSupported, programsIn(pool));
    const tools = { ...deps, recordLookUp: lookUpRecorder(deps), readModelNames };
    for (const area of areas) serveQueries(area, queryAreaOf(area), tools, rules);
    await http.register(openApiRoute);
    await attachHubs(http, { ...deps, findNotifications });
    await attachClient(http, deps.client, deps.settings);
  };
