import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { GuestEvent } from './guest-events.ts';

type Events = { [E in GuestEvent as E['type']]: E['data'] };

export type GuestLink = Readonly<Omit<Events['GuestLinkMade'], 'label'> & { isEnded: boolean }>;

export type GuestCommand =
  | Message<'MakeGuestLink', Events['GuestLinkMade']>
  | Message<'OpenGuestLink', Readonly<{ name: string }>>
  | Message<'EndGuestLink', Readonly<{ askedBy: string }>>
  /** The talk, the seminar or its owner was deleted. */
  | Message<'CloseGuestLink', Readonly<{ reason: 'deleted' | 'erased' }>>;

export const isOpen = ({ isEnded, until }: Pick<GuestLink, 'isEnded' | 'until'>, now: Date): boolean =>
  !isEnded && (until === null || new Date(until) > now);

export const guestDecider: Decider<GuestLink | null, GuestCommand, GuestEvent> = {
  initialState: null,

  decide(command, link, now) {
    if (command.type === 'MakeGuestLink') {
      if (link) return refuse('conflict');
      const { ownerId, target, targetId, label, withMedia, until, hasPassword } = command.data;
      if (!isOpen({ isEnded: false, until }, now)) return refuse('invalid_input', 'until');
      return [{ type: 'GuestLinkMade', data: { ownerId, target, targetId, label, withMedia, until, hasPassword } }];
    }
    if (command.type === 'CloseGuestLink') return link && !link.isEnded ? [ended(command.data.reason)] : [];
    // An ended link gets the same answer as one that never existed.
    if (!link) return refuse('not_found');
    if (command.type === 'EndGuestLink') {
      if (link.ownerId !== command.data.askedBy) return refuse('not_found');
      return link.isEnded ? [] : [ended('revoked')];
    }
    if (!isOpen(link, now)) return refuse('not_found');
    return [{ type: 'GuestLinkOpened', data: { ownerId: link.ownerId, name: command.data.name } }];
  },

  evolve(link, event) {
    switch (event.type) {
      case 'GuestLinkMade': {
        const { label: _, ...facts } = event.data;
        return { ...facts, isEnded: false };
      }
      case 'GuestLinkOpened':
        return link;
      case 'GuestLinkEnded':
        return link && { ...link, isEnded: true };
    }
  },
};

const ended = (reason: Events['GuestLinkEnded']['reason']): GuestEvent => ({
  type: 'GuestLinkEnded',
  data: { reason },
});
