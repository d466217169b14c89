import type { unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import type { Answer } from '../../lib/api.ts';
import { openUnfinished } from '../open-unfinished.ts';
import { sendTake } from '../send-take.ts';
import { isRefused } from '../sending-rules.ts';
import { localTakes, orderSending } from '../take-store.ts';
import { unfinishedOf } from '../unfinished-takes.ts';

/** `elsewhere`: another window sends the take, or the person withdrew the order. */
export type Outcome =
  | Readonly<{ kind: 'sent'; sessionId: string }>
  | Readonly<{ kind: 'refused' | 'unreachable'; error: unknown }>
  | Readonly<{ kind: 'elsewhere' }>;

type Waiting = Readonly<{ id: string; ownerId: string; onServer: Answer<typeof unfinishedTakes>; signal: AbortSignal }>;

/** Sends a take as its person ordered. A refused take waits for its person again. */
export async function sendWaiting({ id, ownerId, onServer, signal }: Waiting): Promise<Outcome> {
  // Reads the take again: another window may have sent it since the list was made.
  const local = (await localTakes(ownerId)).find((take) => take.id === id);
  const [found] = local
    ? unfinishedOf({ local: [local], server: onServer, isHeld: () => false, now: 0 }).filter((take) => take.id === id)
    : [];
  const kept = local?.order && found && (await openUnfinished(found, ownerId));
  if (!local?.order || !kept) return { kind: 'elsewhere' };
  const { fields, edit } = local.order;
  try {
    const sent = await sendTake({ kept, edit }, fields, { onProgress: () => undefined, signal });
    await kept.keeper.remove();
    return { kind: 'sent', sessionId: sent.id };
  } catch (error) {
    await kept.keeper.leave();
    if (!isRefused(error)) return { kind: 'unreachable', error };
    await orderSending(id, undefined);
    return { kind: 'refused', error };
  }
}
