import type { masterKeyCommands } from '#domain/administration/contract/master-key.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { canRotateMasterKey, rotateMasterKey } from '#infra/persons/rotate-master-key.ts';
import { isMasterKeyChanging, masterKeyJob } from '#infra/queue/master-key-job.ts';
import type { CommandHandlers, CommandTools, FollowTools } from '../command-area.ts';
import type { JobHandler } from '../job-handler.ts';
import { enqueue } from '../queue.ts';
import { confirmationFor } from './dual-control.ts';
import { operationOnServer, toOperation } from './operation.ts';

type Tools = Pick<CommandTools, 'pool' | 'store' | 'settings' | 'data'>;
type MasterKeyChange = Readonly<{ id: string; by: string; reason: string | undefined }>;

/** Admins change the master key, which wraps the keys of all persons. If there are two admins, both must agree. */
export const masterKeyCalls = (tools: Tools): CommandHandlers<typeof masterKeyCommands> => ({
  ChangeMasterKey: {
    allow: permitted(administersUsers),
    claims: 'before',
    async run({ body: { reason }, ...asked }) {
      const { pool, settings, data: directory } = tools;
      if (!(await canRotateMasterKey(pool, { settings, directory }))) return refuse('no_new_master_key');
      if (await isMasterKeyChanging(pool)) return refuse('already_running');
      const confirmationId = await confirmationFor(tools, asked, { deed: { kind: 'change_master_key' }, reason });
      if (confirmationId) return { confirmationId };
      const change = { id: derivedId(asked.cause.commandId, masterKeyJob), by: asked.principal().id, reason };
      await asked.send(masterKeyOperation(change));
      await enqueueMasterKeyChange(tools, change);
      return { jobId: change.id };
    },
  },
});

const onRecord = { operation: 'change_master_key', target: 'master.key' } as const;

/** Records the operation; the job that does it is enqueued afterwards. */
export const masterKeyOperation = (change: MasterKeyChange) => toOperation({ ...change, ...onRecord });

/** Records the operation of an operator on the server, which needs no confirmation. */
export const masterKeyRotation = ({ id, reason }: Readonly<{ id: string; reason: string }>) =>
  operationOnServer({ id, reason, ...onRecord });

/** Enqueues one job per change; a repeat enqueues no second one, even if the first job failed. */
export const enqueueMasterKeyChange = ({ pool }: Pick<Tools, 'pool'>, { id, by }: MasterKeyChange) =>
  enqueue(pool, { id, kind: masterKeyJob, key: id, ownerId: by, payload: {}, priority: 20 });

export const masterKeyHandler = ({
  pool,
  settings,
  data: directory,
}: FollowTools): JobHandler<typeof masterKeyJob> => ({
  async run() {
    const source = { settings, directory };
    // An earlier try may have done it already.
    if (await canRotateMasterKey(pool, source)) await rotateMasterKey(pool, source);
  },
});
