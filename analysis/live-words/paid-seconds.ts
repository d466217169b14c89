import { DomainError } from '#domain/kernel/errors.ts';
import type { Actor } from '#domain/kernel/message.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { monthlyLimitsOf, permissionsOf } from '#domain/kernel/roles.ts';
import { type Quota, type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
import { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
import { livePermissions } from '#domain/sessions/contract/live.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import { changedRoles, heldByPerson } from '../held-by-person.ts';

/** Seconds reserved at a time. A process that crashes loses at most this much of the person's quota. */
const slice = 30;

type Paying = Readonly<{ userId: string; runId: string; store: EventStore; handle: Handle }>;

export type Slice = Readonly<{
  liveClass: 'fast' | 'relaxed';
  seconds: number;
  /** Seconds left in this month, in the classes that the person may use; null means no limit. */
  left: number | null;
}>;

/** Charges the seconds of one run to the person's monthly quota. Each reservation checks permissions and quota anew. */
export function paidSeconds({ userId, runId, store, handle }: Paying) {
  let count = 0;
  let stream = '';
  /** The seconds of this run that the quota's stream has recorded. */
  let taken = { liveClass: 'fast', seconds: 0 } as Quota['live']['runs'][string];
  const actor: Actor = { kind: 'user', id: userId };

  const send = (command: QuotaCommand) => {
    const commandId = uuidv5(runId, `${command.type} ${count}`);
    return handle({ stream, decider: quotaDecider, command, commandId, correlationId: commandId, actor });
  };

  function inMonth(wanted: string) {
    if (stream !== wanted) taken = { ...taken, seconds: 0 };
    stream = wanted;
  }

  return {
    /** Takes the next slice, or returns why there is none. */
    async take(): Promise<Slice | 'quota_exhausted' | 'not_permitted'> {
      const held = await heldByPerson(store, userId);
      const permissions = permissionsOf(held.roles, held.benefits, await changedRoles(store));
      const classes = (['fast', 'relaxed'] as const).filter((each) => permits(permissions, livePermissions[each]));
      if (classes.length === 0) return 'not_permitted';
      const limits = monthlyLimitsOf(held, 'live_transcription', 0);
      count += 1;
      inMonth(quotaStream(userId, quotaPeriodOf(new Date())));
      try {
        const { state } = await send({ type: 'TakeLiveSeconds', data: { runId, seconds: slice, classes, limits } });
        const before = taken;
        taken = state.live.runs[runId] ?? before;
        const seconds = taken.seconds - (taken.liveClass === before.liveClass ? before.seconds : 0);
        return { liveClass: taken.liveClass, seconds, left: leftOf(limits, { classes, used: state.live.used }) };
      } catch (error) {
        if (error instanceof DomainError && error.code === 'quota_exhausted') return 'quota_exhausted';
        throw error;
      }
    },
    async giveBack(seconds: number): Promise<void> {
      if (stream !== '') await send({ type: 'ReturnLiveSeconds', data: { runId, seconds } });
    },
  };
}

type Use = Readonly<{ classes: readonly ('fast' | 'relaxed')[]; used: Quota['live']['used'] }>;

function leftOf(limits: Quota['live']['used'], { classes, used }: Use): number | null {
  if (classes.some((each) => limits[each] < 0)) return null;
  return classes.reduce((sum, each) => sum + Math.max(0, limits[each] - used[each]), 0);
}
