import { notify } from '#command-api/notifications/for-others.ts';
import type { SupportEvent } from '#domain/administration/events.ts';
import { supportDecider } from '#domain/administration/support.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Reaction } from '../reaction.ts';

/** Notifies the person of a support request, and the requesting admin when the person grants it. */
export const supportReaction: Reaction = {
  name: 'support-access',
  streams: ['support-'],
  types: ['SupportRequested', 'SupportGranted'] satisfies readonly SupportEvent['type'][],
  async react(event, { handle, store }) {
    const personId = idOf(event.stream);
    const { type, data } = event as Recorded<SupportEvent>;
    if (type === 'SupportRequested') {
      await notify(handle, event, { to: personId, type: 'support_requested', byId: data.by, concerns: {} });
      return;
    }
    const history = (await store.readStream(event.stream)) as readonly Recorded<SupportEvent>[];
    const support = stateAfter(supportDecider, history);
    if (!support) return;
    const concerns = { userId: personId };
    await notify(handle, event, { to: support.by, type: 'support_granted', byId: personId, concerns });
  },
};
