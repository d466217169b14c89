import type * as z from 'zod/mini';
import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import type { QueryCall } from '#domain/kernel/contract.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { permittedElseUnknown } from '#infra/http/rules.ts';
import { type QueryHandler, query } from '../query-area.ts';

type AboutStream = QueryCall<z.ZodMiniType, z.ZodMiniType, z.ZodMiniObject<{ id: z.ZodMiniString }>>;

/** A query about one stream, for auditors and admins. The look-up is recorded in the log before anything is read. */
export const aboutStream = <Call extends AboutStream>(
  call: Call,
  tools: Readonly<{ record: RecordLookUp }>,
  answer: QueryHandler<Call>['answer'],
) =>
  query(call, {
    allow: permittedElseUnknown(readsHistory),
    async answer(asked, pool) {
      const { id: stream } = asked.params as { id: string };
      const lookUp = { type: 'ReadHistory', data: { stream } } as const;
      await tools.record({ userId: asked.userId(), requestId: asked.reply.request.id, lookUp });
      return answer(asked, pool);
    },
  });
