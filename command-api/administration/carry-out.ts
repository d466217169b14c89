import { enqueueProjectionJob } from '#command-api/projections/for-others.ts';
import { userStream } from '#command-api/users/for-others.ts';
import { type Confirmation, confirmationDecider } from '#domain/administration/decider.ts';
import type { ConfirmationEvent } from '#domain/administration/events.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Deps } from '#infra/service.ts';
import { eraseUser } from '../privacy/for-others.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { userDecider } from '../users/for-others.ts';
import { closeAccount } from './close-account.ts';
import { enqueueMasterKeyChange, masterKeyOperation } from './master-key-calls.ts';
import { toOperation } from './operation.ts';

type Dependencies = Pick<Deps, 'pool'>;
type PendingConfirmation = NonNullable<Confirmation>;

/** Does the confirmed deed in the name of the second admin. The confirmation's stream records the admin who asked. */
export const carryOut = (needs: Dependencies): Reaction => ({
  name: 'confirmed-deeds',
  streams: ['confirmation-'],
  types: ['DeedConfirmed'] satisfies readonly ConfirmationEvent['type'][],
  async react(event, tools) {
    const history = (await tools.store.readStream(event.stream)) as readonly Recorded<ConfirmationEvent>[];
    const asked = stateAfter(confirmationDecider, history);
    if (!asked) return;
    const requested = history.find(({ type }) => type === 'ConfirmationRequested');
    const said = requested?.type === 'ConfirmationRequested' ? requested.data.reason : undefined;
    await doDeed(event, { ...needs, ...tools }, { ...asked, reason: said });
  },
});

async function doDeed(
  event: Recorded,
  tools: Dependencies & ReactionTools,
  { deed, decidedBy, reason }: PendingConfirmation & Readonly<{ reason: string | undefined }>,
): Promise<void> {
  const { pool, store, handle } = tools;
  const cause = (step: string) => ({
    ...causedBy(event, step),
    actor: { kind: 'user', id: decidedBy ?? '' } as const,
  });
  switch (deed.kind) {
    case 'make_admin': {
      const command = { type: 'ChangeRoles', data: { roles: deed.roles, reason } } as const;
      await handle({ ...cause('make_admin'), stream: userStream(deed.userId), decider: userDecider, command });
      return;
    }
    case 'erase':
      return eraseUser(
        { pool, store, write: (addressed) => handle({ ...cause('erase'), ...addressed }) },
        { userId: deed.userId, reason: deed.ground, note: reason },
      );
    case 'drop_read_model': {
      const { area } = deed;
      const { commandId, actor } = cause('drop_read_model');
      const request = { what: 'drop', areas: [area], swap: true };
      await enqueueProjectionJob(pool, { jobId: commandId, userId: actor.id, request });
      const dropping = { id: commandId, operation: 'drop', target: area, by: actor.id, reason } as const;
      await handle({ ...cause('drop_read_model'), ...toOperation(dropping) });
      return;
    }
    case 'change_master_key': {
      const { commandId, actor } = cause('change_master_key');
      const change = { id: commandId, by: actor.id, reason };
      await handle({ ...cause('change_master_key'), ...masterKeyOperation(change) });
      return enqueueMasterKeyChange(tools, change);
    }
    case 'deactivate':
      for (const id of deed.userIds) {
        const write = (addressed: Parameters<Parameters<typeof closeAccount>[0]['write']>[0]) =>
          handle({ ...cause(`deactivate ${id}`), ...addressed });
        await unlessRefused(() => closeAccount({ pool, store, write }, { id, reason: reason ?? '' }));
      }
  }
}

/** A refusal for one person does not stop the others. */
async function unlessRefused(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
