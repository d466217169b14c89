import type { z } from 'zod';
import { gainInForce } from '#domain/sessions/calibration/decider.ts';
import { chaptersWithin } from '#domain/sessions/chapters.ts';
import type { takeCommands } from '#domain/sessions/takes-contract.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { derivedId } from '#infra/ids.ts';
import type { Asked, CommandTools } from '../../command-area.ts';
import { deviceOf, loadCalibration } from '../calibration/stored-calibration.ts';
import type { CreateSession } from '../create-session.ts';
import { formatOf, refuseUnfit } from '../receive-session.ts';
import { createdAnswer, loadSession } from '../session-orders.ts';
import { sharedWith } from '../upload-calls.ts';
import { withAssembledTake } from './assemble-take.ts';
import { keepFinished } from './delete-takes.ts';
import { chunksOf, findTake, type TakeKey } from './take-table.ts';

type Tools = Pick<CommandTools, 'pool' | 'store' | 'temporary'> & Readonly<{ blobs: BlobStore; create: CreateSession }>;
type Said = z.output<typeof takeCommands.FinishTake.body>;
type Finishing = Pick<Asked, 'principal' | 'cause' | 'send'> & Readonly<{ takeId: string; body: Said }>;

/** The take as a talk. A take becomes one talk, however often and by whatever tab it is finished. */
export const takeFinisher = (tools: Tools) => async (asked: Finishing) => {
  const { takeId, body } = asked;
  const key = { ownerId: asked.principal().id, id: takeId };
  const take = await findTake(tools.pool, key);
  if (take.sessionId !== null) return finishedAs(tools, take.sessionId);
  const wanted = { chunks: await chunksOf(tools.pool, key), count: body.chunks };
  const { title, chunks: _chunks, sharing, cut, chapters, device, ...said } = body;
  const left = { chapters: cut ? chaptersWithin(chapters, cut) : chapters, ...(cut && { cut }) };
  const heardBy = device ? await microphoneOf(tools.store, key.ownerId, device) : {};
  const described = {
    ...said,
    ...left,
    ...heardBy,
    name: title,
    sharing: sharedWith(sharing),
    origin: 'recording' as const,
  };
  const { type, recordedAt } = take;
  const created = await withAssembledTake(tools, wanted, (file) => {
    const format = formatOf(file);
    const arrival = { described: { ...described, type, recordedAt }, file, format, principal: asked.principal() };
    refuseUnfit(arrival.described, format, arrival.principal);
    return tools.create({ ...arrival, sessionId: sessionOf(key), cause: asked.cause, send: asked.send });
  });
  await keepFinished(tools, key, created.id);
  return created;
};

async function finishedAs({ store }: Tools, sessionId: string) {
  const { state } = await loadSession(store, sessionId);
  return createdAnswer(sessionId, state);
}

/** What is known of it. */
async function microphoneOf(store: Tools['store'], ownerId: string, named: NonNullable<Said['device']>) {
  const device = deviceOf(ownerId, named);
  const gain = gainInForce(await loadCalibration(store, device));
  return { device, ...(gain !== null && { gain }) };
}

const sessionOf = ({ ownerId, id }: TakeKey): string => derivedId(ownerId, `take ${id}`);
