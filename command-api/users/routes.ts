import type { FastifyPluginAsync } from 'fastify';
import { storedDataSecret } from '#infra/keys/keys.ts';
import { createPasswordHashes } from '#infra/passwords/password-hashes.ts';
import type { AccountDeps, AccountTools } from './account-tools.ts';
import { confirmEmailRoute } from './confirm-email.ts';
import { countSignIns } from './count-sign-ins.ts';
import { removeExportRoute, requestExportRoute } from './data-export/routes.ts';
import { eraseRoute } from './erase-route.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import { loginRoute } from './login.ts';
import { logoutRoute } from './logout.ts';
import { refreshRoute } from './refresh.ts';
import { refreshCarrier } from './refresh-carrier.ts';
import { refreshFamilies } from './refresh-families.ts';
import { registerRoute } from './register-route.ts';
import { resendHandles } from './resend-handles.ts';
import { reservedNames } from './reserved-names.ts';
import { rolesRoute } from './roles-route.ts';
import { sendVerificationRoute } from './send-verification.ts';

const routes = [
  ...[registerRoute, loginRoute, refreshRoute, logoutRoute, sendVerificationRoute, confirmEmailRoute],
  ...[eraseRoute, rolesRoute, requestExportRoute, removeExportRoute],
];

/** Register, sign in and out, stay signed in, confirm the address; everything about oneself. */
export function userRoutes(deps: AccountDeps): FastifyPluginAsync {
  return async (http) => {
    const { pool, keys, settings } = deps;
    const tools: AccountTools = {
      ...deps,
      names: reservedNames(await storedDataSecret(pool, 'reservations')),
      passwords: createPasswordHashes(),
      carrier: refreshCarrier(settings),
      families: refreshFamilies(pool, keys('refresh-token')),
      handles: resendHandles(keys('resend-handle')),
      failedSignIns: failedSignIns(),
    };
    countSignIns(http, deps.instruments);
    for (const route of routes) await http.register(route(tools));
  };
}
