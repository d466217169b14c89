import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { derivedId } from '#infra/ids.ts';
import type { CallContext, CommandTools } from '../../command-area.ts';
import type { CreateSession, Described } from '../create-session.ts';
import { formatOf, refuseUnfit } from '../receive-session.ts';
import { createdAnswer, loadSession } from '../stored-session.ts';
import { withAssembledTake } from './assemble-take.ts';
import { keepFinished } from './delete-takes.ts';
import { movementOfTake, recordMovementOf } from './movement-of-take.ts';
import { chunksOf, type TakeKey } from './take-table.ts';

type Tools = Pick<CommandTools, 'pool' | 'store' | 'temporary'> & Readonly<{ blobs: BlobStore; create: CreateSession }>;
/** A finished take; `count`: how many of its first chunks belong to it. */
type Finished = Readonly<{ key: TakeKey; count: number; described: Described }>;
type Asking = Pick<CallContext, 'principal' | 'cause' | 'send' | 'reached'>;

/** Makes one session from the chunks of a take, however often and from whichever tab it is finished. */
export const sessionOfPieces =
  (tools: Tools) =>
  async ({ key, count, described }: Finished, { principal, cause, send, reached }: Asking) => {
    const wanted = { chunks: await chunksOf(tools.pool, key), count };
    const created = await withAssembledTake(tools, wanted, (file) => {
      const format = formatOf(file);
      refuseUnfit(described, format, principal());
      const arrival = { described, file, format, principal: principal(), cause, send, reached };
      return tools.create({ ...arrival, sessionId: sessionOf(key) });
    });
    const moved = await movementOfTake(tools.pool, key, count);
    await recordMovementOf(tools, { sessionId: created.id, ...moved, cut: described.cut }, { principal, send });
    await keepFinished(tools, key, created.id);
    return created;
  };

/** The answer for a take that is finished already. */
export async function finishedAs({ store }: Pick<CommandTools, 'store'>, sessionId: string, { reached }: Asking) {
  const { state, history } = await loadSession(store, sessionId);
  const last = history.at(-1);
  if (last) reached(last.position);
  return createdAnswer(sessionId, state);
}

const sessionOf = ({ ownerId, id }: TakeKey): string => derivedId(ownerId, `take ${id}`);
