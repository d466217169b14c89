import type { FastifyReply } from 'fastify';
import { loadUser } from '#command-api/users/for-others.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { nextDataExport, type privacyCommands } from '#domain/privacy/contract/calls.ts';
import { derivedId } from '#infra/ids.ts';
import type { CommandHandler, CommandTools } from '../../command-area.ts';
import { loadExport, toDataExport } from './stored-export.ts';

type Calls = typeof privacyCommands;

/** Requests all of the person's data as a ZIP. A job makes it. */
export const requestDataExport = (tools: CommandTools): CommandHandler<Calls['RequestDataExport']> => ({
  allow: 'signedIn',
  claims: 'before',
  async run({ principal, cause, reply, send }) {
    const { id: userId } = principal();
    const { locale } = (await loadUser(tools.store, userId)) ?? refuse('unauthorized');
    const exportId = derivedId(cause.commandId, 'data-export');
    const pauseHours = tools.settings.DATA_EXPORT_PAUSE_HOURS;
    const command = { type: 'RequestDataExport', data: { exportId, locale, pauseHours } } as const;
    const { state } = await send(toDataExport(userId, command)).catch(async (error) => {
      await tellWhenAgain(tools, userId, { error, reply });
      throw error;
    });
    // A repeat with the same key returns the current status.
    return { id: exportId, status: state?.id === exportId ? state.status : 'removed' };
  },
});

type Refused = Readonly<{ error: unknown; reply: FastifyReply }>;

/** Sets `Retry-After` (RFC 9110, 10.2.3). */
async function tellWhenAgain({ store, settings }: CommandTools, userId: string, { error, reply }: Refused) {
  if (!(error instanceof DomainError) || error.code !== 'too_many_requests') return;
  const now = new Date();
  const limits = { pauseHours: settings.DATA_EXPORT_PAUSE_HOURS, now };
  const next = nextDataExport(await loadExport(store, userId), limits);
  if (next) reply.header('retry-after', Math.ceil((Date.parse(next) - now.getTime()) / 1_000));
}

export const removeDataExport: CommandHandler<Calls['RemoveDataExport']> = {
  allow: 'signedIn',
  run: ({ principal, send }) =>
    send(toDataExport(principal().id, { type: 'RemoveDataExport', data: { reason: 'asked' } })),
};
