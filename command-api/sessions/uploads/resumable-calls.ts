import { quotaPeriodOf } from '#command-api/quotas/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { resumableUploads } from '#domain/sessions/contract/uploads.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../../command-area.ts';
import type { AnalysisQuota } from '../analysis-quota.ts';
import type { CreateSession } from '../create-session.ts';
import { finishedAs, sessionOfPieces } from '../takes/become-session.ts';
import { findTake, type TakeKey } from '../takes/take-table.ts';
import { sharedWith } from '../upload-calls.ts';
import { findUpload } from './append-parts.ts';
import { tusServer } from './tus-server.ts';

type Tools = CommandTools & Readonly<{ create: CreateSession; quota: AnalysisQuota }>;

const allow = permitted('upload:audio', 'upload:video');

/** Calls for a file that arrives in several requests. */
export function resumableCalls(tools: Tools): CommandHandlers<typeof resumableUploads> {
  const { pool, quota } = tools;
  const become = sessionOfPieces(tools);
  const tus = tusServer(tools);
  const speak = async ({ request, reply, principal, cause }: CallContext) => {
    const newId = derivedId(cause.commandId, 'upload');
    await tus({ request, reply, principal: principal(), newId });
    return { id: newId };
  };
  /** In one snapshot: while this call reads, another one may finish the upload, which deletes its parts. */
  const uploadNow = (key: TakeKey) =>
    inTransaction(pool, async (client) => {
      await client.query('set transaction isolation level repeatable read');
      const { type, sessionId } = await findTake(client, key);
      if (sessionId !== null) return { type, sessionId, upload: undefined };
      return { type, sessionId, upload: await findUpload(client, key) };
    });
  return {
    BeginUpload: {
      allow,
      claims: 'before',
      rawBody: 'stream',
      async run(asked) {
        await quota.refuseExhausted(asked.principal(), quotaPeriodOf(new Date()));
        return speak(asked);
      },
    },
    AppendToUpload: { allow, claims: 'never', rawBody: 'stream', run: speak },
    DiscardUpload: { allow, claims: 'never', run: speak },
    FinishUpload: {
      allow,
      claims: 'before',
      async run({ params, body: { sessionName, sharing, ...said }, ...asked }) {
        const key = { ownerId: asked.principal().id, id: params.uploadId };
        const { type, sessionId, upload } = await uploadNow(key);
        if (!upload) return finishedAs(tools, sessionId, asked);
        const { size, arrived, parts } = upload;
        if (arrived < size) refuse('take_incomplete');
        const described = { ...said, type, name: sessionName, sharing: sharedWith(sharing), origin: 'upload' as const };
        return become({ key, count: parts, described }, asked);
      },
    },
  };
}
