import type * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { gainInForce } from '#domain/sessions/calibration/decider.ts';
import { chaptersWithin } from '#domain/sessions/contract/chapters.ts';
import type { takeCommands } from '#domain/sessions/contract/takes.ts';
import type { CallContext, CommandTools } from '../../command-area.ts';
import { deviceOf, loadCalibration } from '../calibration/stored-calibration.ts';
import type { CreateSession } from '../create-session.ts';
import { shownDeck } from '../shown-deck.ts';
import { sharedWith } from '../upload-calls.ts';
import { finishedAs, sessionOfPieces } from './become-session.ts';
import { findTake } from './take-table.ts';

type Tools = CommandTools & Readonly<{ create: CreateSession }>;
type FinishInput = z.output<typeof takeCommands.FinishTake.body>;
type Finishing = Pick<CallContext, 'principal' | 'cause' | 'send' | 'reached'> &
  Readonly<{ takeId: string; body: FinishInput }>;

/** Makes a session from the take. */
export function takeFinisher(tools: Tools) {
  const become = sessionOfPieces(tools);
  return async ({ takeId, body, ...asked }: Finishing) => {
    const key = { ownerId: asked.principal().id, id: takeId };
    const { type, recordedAt, sessionId, size, seconds } = await findTake(tools.pool, key);
    if (size !== null) refuse('not_found');
    if (sessionId !== null) return finishedAs(tools, sessionId, asked);
    const { title, chunks: count, sharing, cut, chapters, device, presentationId, timestamps, ...said } = body;
    const left = { chapters: cut ? chaptersWithin(chapters, cut) : chapters, ...(cut && { cut }) };
    // 0 means that the recorder never reported a length.
    const shown = await shownDeck(tools, key.ownerId, {
      ...{ presentationId, timestamps, cut },
      ...(seconds > 0 && { seconds }),
    });
    const heardBy = device ? await microphoneOf(tools.store, key.ownerId, device) : {};
    const described = {
      ...{ ...said, ...left, ...shown, ...heardBy, type, recordedAt },
      name: title,
      sharing: sharedWith(sharing),
      origin: 'recording' as const,
    };
    return become({ key, count, described }, asked);
  };
}

/** The microphone's id, and its gain if it is calibrated. */
async function microphoneOf(store: Tools['store'], ownerId: string, named: NonNullable<FinishInput['device']>) {
  const device = deviceOf(ownerId, named);
  const gain = gainInForce(await loadCalibration(store, device));
  return { device, ...(gain !== null && { gain }) };
}
