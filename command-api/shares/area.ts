import { idOf } from '#domain/kernel/ids.ts';
import type { sharesArea } from '#domain/shares/area.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { guestCalls, toGuestLink } from './guest-calls.ts';
import { guestPasswordReaction, shareReaction } from './reactions.ts';
import { shareCalls } from './share-calls.ts';
import { toShares } from './stored-sharing.ts';
import { takeAlong } from './take-along.ts';

/** Sessions that people share with each other. */
export const shares: CommandArea<typeof sharesArea> = {
  commands: (tools) => ({ ...shareCalls(tools), ...guestCalls(tools) }),
  uploads: () => ({}),
  follows: (tools) => ({ reactions: [shareReaction(tools), guestPasswordReaction] }),
  async forget({ streams, person, cause }, { handle }) {
    for (const stream of streams.sharing ?? []) {
      const commandId = uuidv5(cause.commandId, `forget ${stream}`);
      const command = { type: 'ForgetSharer', data: { personId: person } } as const;
      await handle({ ...cause, commandId, ...toShares(idOf(stream), command) });
    }
    for (const stream of streams.guestlink ?? []) {
      const commandId = uuidv5(cause.commandId, `forget ${stream}`);
      const command = { type: 'CloseGuestLink', data: { reason: 'erased' } } as const;
      await handle({ ...cause, commandId, ...toGuestLink(idOf(stream), command) });
    }
  },
  takeAlong,
  streamWords: {
    sharing: { de: 'ein geteilter Vortrag', en: 'a shared talk' },
    guestlink: { de: 'einer Ihrer Gastlinks', en: 'one of your guest links' },
  },
};
