import type { Decider } from '#domain/kernel/decider.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { supportWaitDays } from './contract/support.ts';
import type { SupportEvent } from './events.ts';

/** The latest request about one person; null before the first. */
export type Support = Readonly<{
  accessId: string;
  by: string;
  hours: number;
  state: 'asked' | 'open' | 'closed';
  /** When the request expires, or the access ends. */
  until: string;
  /** When the account was last read. */
  usedAt: string | null;
}> | null;

type SupportCommand =
  | Message<'RequestSupport', Readonly<{ accessId: string; by: string; hours: number; reason: string }>>
  | Message<'GrantSupport' | 'DeclineSupport', Readonly<{ accessId: string }>>
  | Message<'UseSupport', Readonly<{ by: string }>>
  | Message<'EndSupport', Readonly<{ by: string }>>;

/** Whether an admin may read an account; one stream for each person. */
export const supportDecider: Decider<Support, SupportCommand, SupportEvent> = {
  initialState: null,

  decide({ type, data }, support, now) {
    const isRunning = support !== null && support.state !== 'closed' && new Date(support.until) > now;
    switch (type) {
      case 'RequestSupport': {
        const { accessId, by, hours, reason } = data;
        if (support?.accessId === accessId) return [];
        if (isRunning) return refuse('conflict');
        const expiresAt = new Date(now.getTime() + supportWaitDays * 24 * hourMs).toISOString();
        return [{ type: 'SupportRequested', data: { accessId, by, hours, reason, expiresAt } }];
      }
      case 'GrantSupport': {
        const { accessId } = data;
        if (support?.accessId !== accessId) return refuse('not_found');
        if (isRunning && support.state === 'open') return [];
        if (!isRunning) return refuse('conflict');
        const until = new Date(now.getTime() + support.hours * hourMs).toISOString();
        return [{ type: 'SupportGranted', data: { accessId, until } }];
      }
      case 'DeclineSupport': {
        const { accessId } = data;
        if (support?.accessId !== accessId) return refuse('not_found');
        if (support.state === 'open') return refuse('conflict');
        return support.state === 'closed' ? [] : [{ type: 'SupportDeclined', data: { accessId } }];
      }
      case 'UseSupport': {
        // Only the admin who asked has access.
        if (!support || support.by !== data.by) return refuse('not_found');
        if (!isRunning || support.state !== 'open') return refuse('conflict');
        const isKnown = support.usedAt !== null && now.getTime() - Date.parse(support.usedAt) < hourMs;
        const { accessId } = support;
        return isKnown ? [] : [{ type: 'SupportUsed', data: { accessId, by: data.by, at: now.toISOString() } }];
      }
      case 'EndSupport':
        if (!support) return refuse('not_found');
        return support.state === 'closed'
          ? []
          : [{ type: 'SupportEnded', data: { accessId: support.accessId, by: data.by } }];
    }
  },

  evolve(support, { type, data }) {
    switch (type) {
      case 'SupportRequested': {
        const { accessId, by, hours, expiresAt } = data;
        return { accessId, by, hours, state: 'asked', until: expiresAt, usedAt: null };
      }
      case 'SupportGranted':
        return support && { ...support, state: 'open', until: data.until };
      case 'SupportUsed':
        return support && { ...support, usedAt: data.at };
      case 'SupportDeclined':
      case 'SupportEnded':
        return support && { ...support, state: 'closed' };
      default:
        return support;
    }
  },
};
