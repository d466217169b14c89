import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { createRules } from '#infra/http/rules.ts';
import type { Service } from '#infra/service.ts';
import { keyClaims } from './commands.ts';
import { devMailRoutes } from './mail/dev-mail.ts';
import { projectionRoutes } from './projections/routes.ts';
import { principalFromEvents } from './rules.ts';
import { analysisQuota } from './sessions/analysis-quota.ts';
import { sessionCreator } from './sessions/create-session.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { uploadRoutes } from './sessions/upload-routes.ts';
import { wordsRoutes } from './sessions/words-routes.ts';
import { userRoutes } from './users/routes.ts';

/** Largest recording that is accepted, bytes (product specification). */
const mostBytes = 400_000_000;

export const commandApi: Service = async (deps) => {
  const { http, store, pool, blobs, tokens, settings, temporary, instruments } = deps;
  const handle = createCommandHandler(deps);
  const rules = createRules(tokens, principalFromEvents(deps));
  const claimKey = keyClaims({ pool, hashes: deps.hashes, isLogHere: settings.EVENTSTORE_URL === undefined });
  const quota = analysisQuota({ store, handle, freePlanAnalyses: settings.FREE_PLAN_ANALYSES });
  const create = sessionCreator({ store, pool, blobs, handle, claimKey, quota });
  await http.register(userRoutes({ ...deps, handle, rules, claimKey }));
  await http.register(sessionRoutes({ store, claimKey, handle, rules, quota }));
  await http.register(wordsRoutes({ store, pool, blobs, handle, rules, claimKey }));
  await http.register(uploadRoutes({ rules, create, quota, temporary, mostBytes, watch: instruments.uploads }));
  await http.register(projectionRoutes({ pool, rules, claimKey }));
  await http.register(devMailRoutes(deps));
};
