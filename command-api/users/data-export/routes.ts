import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { dataExportCommands, nextDataExport } from '#domain/users/data-export.ts';
import { principalOf } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { callRoute, tellPosition } from '../../call-route.ts';
import { causeOf } from '../../commands.ts';
import type { AccountTools } from '../account-tools.ts';
import { loadUser } from '../stored-user.ts';
import { exportOrder, loadExport } from './export-orders.ts';

const { RequestDataExport, RemoveDataExport } = dataExportCommands;

/** Everything about oneself as a ZIP: ask for it, and remove it again. It is made by a job that follows from the event. */
export const requestExportRoute = (tools: AccountTools): FastifyPluginAsync =>
  callRoute(RequestDataExport, {
    allow: tools.rules.signedIn,
    handle: async ({ request, reply }) => {
      const { store, handle, claimKey } = tools;
      const { id: userId } = principalOf(request);
      const cause = causeOf(request);
      await claimKey(request, cause.commandId, null);
      const { locale } = (await loadUser(store, userId)) ?? refuse('unauthorized');
      const exportId = derivedId(cause.commandId, 'data-export');
      const pauseHours = tools.settings.DATA_EXPORT_PAUSE_HOURS;
      const command = { type: 'RequestDataExport', data: { exportId, locale, pauseHours } } as const;
      const { position, state } = await handle(exportOrder(userId, command, cause)).catch(async (error) => {
        await tellWhenAgain(tools, userId, { error, reply });
        throw error;
      });
      tellPosition(reply, position);
      // Asked again with the same key, it may be further on.
      return { id: exportId, status: state?.id === exportId ? state.status : 'removed' };
    },
  });

type Refused = Readonly<{ error: unknown; reply: FastifyReply }>;

/** RFC 9110, 10.2.3. */
async function tellWhenAgain({ store, settings }: AccountTools, userId: string, { error, reply }: Refused) {
  if (!(error instanceof DomainError) || error.code !== 'too_many_requests') return;
  const now = new Date();
  const limits = { pauseHours: settings.DATA_EXPORT_PAUSE_HOURS, now };
  const next = nextDataExport(await loadExport(store, userId), limits);
  if (next) reply.header('retry-after', Math.ceil((Date.parse(next) - now.getTime()) / 1_000));
}

export const removeExportRoute = ({ rules, handle, claimKey }: AccountTools): FastifyPluginAsync =>
  callRoute(RemoveDataExport, {
    allow: rules.signedIn,
    handle: async ({ request, reply }) => {
      const cause = causeOf(request);
      await claimKey(request, cause.commandId, null);
      const command = { type: 'RemoveDataExport', data: { reason: 'asked' } } as const;
      const { position } = await handle(exportOrder(principalOf(request).id, command, cause));
      tellPosition(reply, position);
      return undefined;
    },
  });
