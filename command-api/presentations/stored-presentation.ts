import { refuse } from '#domain/kernel/errors.ts';
import {
  type Presentation,
  presentationDecider,
  presentationIn,
  presentationStream,
} from '#domain/presentations/decider.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

/** For calls of other areas: a deck of this person. @throws not_found with the field `presentationId` */
export async function presentationOf(log: Log, id: string, ownerId: string): Promise<Presentation> {
  const state = await currentState(log, { stream: presentationStream(id), decider: presentationDecider });
  const deck = presentationIn(state);
  return deck?.ownerId === ownerId ? deck : refuse('not_found', 'presentationId');
}
