import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { movementCommands } from '#domain/sessions/contract/movement/calls.ts';
import { faultOf } from '#domain/sessions/contract/movement/samples.ts';
import { samplesIn } from '#domain/sessions/decide-movement.ts';
import type { CommandHandlers, CommandTools } from '../../command-area.ts';
import { loadSession } from '../session-orders.ts';
import { recordPart } from './record-part.ts';

/** How head and hands moved in a talk of one's own. */
export function movementCalls({ store, pool, blobs }: CommandTools): CommandHandlers<typeof movementCommands> {
  return {
    RecordMovement: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { id }, body: { samples, source }, principal, send }) {
        const { id: askedBy } = principal();
        const { state } = await loadSession(store, id);
        if (typeof state === 'string' || state.ownerId !== askedBy) return refuse('not_found');
        const { duration, cut } = state;
        const fault = faultOf(samples, duration ?? (cut ? cut.to - cut.from : null));
        if (fault) refuseFields([{ field: 'samples', code: fault }]);
        const { state: after } = await recordPart({ pool, blobs }, { askedBy, sessionId: id, samples, source }, send);
        return { samples: typeof after === 'string' ? 0 : samplesIn(after.movement) };
      },
    },
  };
}
