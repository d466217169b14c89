import type { Decider } from '#domain/kernel/decider.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { confirmationHours } from './contract/confirmations.ts';
import type { ConfirmationEvent, Deed } from './events.ts';

/** Null before the first request. */
export type Confirmation = Readonly<{
  deed: Deed;
  requestedBy: string;
  expiresAt: string;
  state: 'open' | 'confirmed' | 'declined';
  decidedBy: string | null;
}> | null;

type ConfirmationCommand =
  | Message<
      'RequestConfirmation',
      Readonly<{ deed: Deed; requestedBy: string; sealFor: string; reason?: string | undefined }>
    >
  | Message<'ConfirmDeed', Readonly<{ by: string }>>
  | Message<'DeclineDeed', Readonly<{ by: string; reason?: string | undefined }>>;

/** One action that a second admin has to confirm. */
export const confirmationDecider: Decider<Confirmation, ConfirmationCommand, ConfirmationEvent> = {
  initialState: null,

  decide({ type, data }, asked, now) {
    if (type === 'RequestConfirmation') {
      if (asked) return [];
      const { deed, requestedBy, sealFor, reason } = data;
      const expiresAt = new Date(now.getTime() + confirmationHours * hourMs).toISOString();
      const said = reason ? { reason } : {};
      return [{ type: 'ConfirmationRequested', data: { deed, requestedBy, sealFor, ...said, expiresAt } }];
    }
    if (!asked) return refuse('not_found');
    const decided = type === 'ConfirmDeed' ? 'confirmed' : 'declined';
    if (asked.state === decided && asked.decidedBy === data.by) return [];
    if (asked.state !== 'open' || new Date(asked.expiresAt) <= now) return refuse('conflict');
    if (type === 'DeclineDeed')
      return [{ type: 'DeedDeclined', data: { by: data.by, ...(data.reason && { reason: data.reason }) } }];
    // The second admin must be neither the requesting admin nor the person concerned.
    if (data.by === asked.requestedBy || peopleIn(asked.deed).includes(data.by)) return refuse('user_not_authorized');
    return [{ type: 'DeedConfirmed', data: { by: data.by } }];
  },

  evolve(asked, { type, data }) {
    switch (type) {
      case 'ConfirmationRequested': {
        const { deed, requestedBy, expiresAt } = data;
        return { deed, requestedBy, expiresAt, state: 'open', decidedBy: null };
      }
      case 'DeedConfirmed':
        return asked && { ...asked, state: 'confirmed', decidedBy: data.by };
      case 'DeedDeclined':
        return asked && { ...asked, state: 'declined', decidedBy: data.by };
      default:
        return asked;
    }
  },
};

/** The people concerned. */
export const peopleIn = (deed: Deed): readonly string[] => {
  if (deed.kind === 'drop_read_model' || deed.kind === 'change_master_key') return [];
  return deed.kind === 'deactivate' ? deed.userIds : [deed.userId];
};
