import { quotaPeriodOf } from '#command-api/quotas/for-others.ts';
import type { SessionCommand } from '#domain/sessions/decider.ts';
import { isAnalysing, type Session } from '#domain/sessions/session.ts';
import type { CommandTools, CallContext as GivenToHandlers } from '../command-area.ts';
import type { AnalysisQuota } from './analysis-quota.ts';
import { settleQuota } from './settle-quota.ts';
import { createdAnswer, loadSession, toSession } from './stored-session.ts';

type Dependencies = CommandTools & Readonly<{ quota: AnalysisQuota }>;

type RepeatInput = GivenToHandlers &
  Readonly<{
    id: string;
    /** Whether the command starts an analysis that costs quota, if none is running. Commands without `needed` cost no quota. */
    needed?: (session: Session) => boolean;
  }>;

/** Sends a command that may start another analysis of the caller's session, and reserves its quota first. */
export function analysedAgain({ store, handle, quota }: Dependencies) {
  return async (
    { id, principal, cause, send, needed }: RepeatInput,
    commandIn: (quotaPeriod: string) => SessionCommand,
  ) => {
    const period = quotaPeriodOf(new Date());
    const unpaid = needed && (await settledSession(id, principal().id, needed));
    const use = { principal: principal(), period, sessionId: id, cause };
    if (unpaid) await quota.reserve(use, unpaid.analysisClass);
    try {
      const { state: after } = await send(toSession(id, commandIn(period)));
      return createdAnswer(id, after);
    } catch (error) {
      // Another call may have started the analysis that this reservation pays for.
      if (unpaid && !(await isBeingAnalysed(id))) await quota.giveBack(use);
      throw error;
    }
  };

  /**
   * The session, if its next analysis costs quota; undefined if it costs nothing or the session belongs to another person.
   * Settles the last run's reservation first, as its reaction may be late and the reservation must not pay for another run.
   */
  async function settledSession(id: string, ownerId: string, needed: (session: Session) => boolean) {
    const { state, history } = await loadSession(store, id);
    if (typeof state === 'string' || state.ownerId !== ownerId) return undefined;
    if (!needed(state) || isAnalysing(state)) return undefined;
    const end = history.findLast(({ type }) => type === 'AnalysisSucceeded' || type === 'AnalysisFailed');
    if (end) await settleQuota(end, state, handle);
    return state;
  }

  async function isBeingAnalysed(id: string): Promise<boolean> {
    const { state } = await loadSession(store, id);
    return typeof state !== 'string' && isAnalysing(state);
  }
}
