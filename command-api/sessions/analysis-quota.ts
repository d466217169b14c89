import { type QuotaCommand, quotaDecider, quotaStream } from '#command-api/quotas/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { monthlyLimitsOf } from '#domain/kernel/roles.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { Principal } from '#infra/http/rules.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from '../commands.ts';

type Deps = Readonly<{ store: EventStore; handle: Handle; freePlanAnalyses: number }>;
type AnalysisClass = 'fast' | 'relaxed';

/** Quota for one analysis of a session. `period`: the month that it counts for. */
export type Claim = Readonly<{ principal: Principal; period: string; sessionId: string; cause: Cause }>;

export function analysisQuota({ store, handle, freePlanAnalyses }: Deps) {
  const send = (claim: Claim, command: QuotaCommand) => {
    const { principal, period, cause } = claim;
    // The id derives from the command that needs the quota, so a repeat counts once.
    const commandId = uuidv5(cause.commandId, command.type);
    return handle({ ...cause, commandId, stream: quotaStream(principal.id, period), decider: quotaDecider, command });
  };

  return {
    /** Refuses before a large body is read if both classes are used up. */
    async refuseExhausted(principal: Principal, period: string): Promise<void> {
      const { id } = principal;
      const { fast, relaxed } = monthlyLimitsOf(principal, 'analysis', freePlanAnalyses);
      if (fast < 0 || relaxed < 0) return;
      const { used } = await storedState(store, quotaStream(id, period), quotaDecider);
      if (used.fast >= fast && used.relaxed >= relaxed) refuse('quota_exhausted');
    },

    /** @throws quota_exhausted */
    async reserve(claim: Claim, analysisClass: AnalysisClass): Promise<void> {
      const limit = monthlyLimitsOf(claim.principal, 'analysis', freePlanAnalyses)[analysisClass];
      const { sessionId } = claim;
      await send(claim, { type: 'ReserveAnalysis', data: { sessionId, analysisClass, limit } });
    },

    /** Returns the reservation of a command that was refused. */
    async giveBack(claim: Claim): Promise<void> {
      await send(claim, { type: 'ReturnAnalysis', data: { sessionId: claim.sessionId } });
    },
  };
}

export type AnalysisQuota = ReturnType<typeof analysisQuota>;
