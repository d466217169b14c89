import { refuse } from '#domain/kernel/errors.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import { permits } from '#domain/kernel/permissions.ts';
import {
  isDefault,
  type Presentation,
  presentationDecider,
  presentationIn,
  presentationStream,
} from '#domain/presentations/decider.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Principal } from '#infra/http/rules.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

/** For other areas: a deck of this person or a default one. @throws not_found with the field `presentationId` */
export async function presentationOf(log: Log, id: string, ownerId: string): Promise<Presentation> {
  const state = await currentState(log, { stream: presentationStream(id), decider: presentationDecider });
  const deck = presentationIn(state);
  return deck && (deck.ownerId === ownerId || isDefault(deck)) ? deck : refuse('not_found', 'presentationId');
}

/** The owner in whose name this person changes a deck: the operator for a default deck. */
export async function actingFor(log: Log, id: string, { id: personId, permissions }: Principal): Promise<string> {
  if (!permits(permissions, keepsContent)) return personId;
  const deck = presentationIn(
    await currentState(log, { stream: presentationStream(id), decider: presentationDecider }),
  );
  return deck && isDefault(deck) ? operatorId : personId;
}
