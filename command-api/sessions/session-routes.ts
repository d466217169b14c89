import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { quotaPeriodOf } from '#domain/quotas/quota.ts';
import { sessionCommands } from '#domain/sessions/contract.ts';
import type { SessionCommand } from '#domain/sessions/decider.ts';
import { isAnalysing, type Session } from '#domain/sessions/session.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import { callRoute, tellPosition } from '../call-route.ts';
import { type ClaimKey, causeOf } from '../commands.ts';
import type { AnalysisQuota } from './analysis-quota.ts';
import { createdAnswer, loadSession, sessionOrder } from './session-orders.ts';
import { settleQuota } from './settle-quota.ts';

type Needs = Readonly<{ store: EventStore; claimKey: ClaimKey; handle: Handle; rules: Rules; quota: AnalysisQuota }>;

const { ChangeSession, DeleteSession, RetryAnalysis } = sessionCommands;

/** Rename, another language, another try, delete: each on one's own session. */
export function sessionRoutes({ store, claimKey, handle, rules, quota }: Needs): FastifyPluginAsync {
  return async (http) => {
    await http.register(
      callRoute(ChangeSession, {
        allow: rules.signedIn,
        handle: ({ params: { id }, body, request, reply }) =>
          analysedAgain(
            { id, request, reply, ...(body.locale && { needed: ({ locale }) => body.locale !== locale }) },
            (quotaPeriod) => ({
              type: 'ChangeSession',
              data: { ...body, askedBy: principalOf(request).id, quotaPeriod },
            }),
          ),
      }),
    );
    await http.register(
      callRoute(RetryAnalysis, {
        allow: rules.signedIn,
        handle: ({ params: { id }, request, reply }) =>
          analysedAgain({ id, request, reply, needed: ({ analysis }) => analysis === 'failed' }, (quotaPeriod) => ({
            type: 'RetryAnalysis',
            data: { askedBy: principalOf(request).id, quotaPeriod },
          })),
      }),
    );
    await http.register(
      callRoute(DeleteSession, {
        allow: rules.signedIn,
        handle: async ({ params: { id }, request, reply }) => {
          const cause = causeOf(request);
          const data = { askedBy: principalOf(request).id };
          const claim = () => claimKey(request, cause.commandId, { id });
          const { position } = await handle({ ...sessionOrder(id, { type: 'DeleteSession', data }, cause), claim });
          tellPosition(reply, position);
          return undefined;
        },
      }),
    );
  };

  type Asked = Readonly<{
    id: string;
    request: FastifyRequest;
    reply: FastifyReply;
    /** Whether the command begins an analysis that has to be paid for, unless one is going on; absent: it never does. */
    needed?: (session: Session) => boolean;
  }>;

  async function analysedAgain({ id, request, reply, needed }: Asked, order: (quotaPeriod: string) => SessionCommand) {
    const principal = principalOf(request);
    const cause = causeOf(request);
    const period = quotaPeriodOf(new Date());
    const command = order(period);
    const claim = () => claimKey(request, cause.commandId, { id, body: request.body ?? null });
    if (needed) await claim();

    const unpaid = needed && (await settledSession(id, principal.id, needed));
    const use = { principal, period, sessionId: id, cause };
    if (unpaid) await quota.reserve(use, unpaid.analysisClass);
    try {
      const order = { ...sessionOrder(id, command, cause), claim: needed ? undefined : claim };
      const { position, state: after } = await handle(order);
      tellPosition(reply, position);
      return createdAnswer(id, after);
    } catch (error) {
      // Another call may have begun the analysis that this reservation pays for.
      if (unpaid && !(await isBeingAnalysed(id))) await quota.giveBack(use);
      throw error;
    }
  }

  /**
   * The session whose next analysis has to be paid for; undefined where there is nothing to pay, or it is not this person's.
   * What its last run reserved is settled: that must not pay for another one, and its reaction may not have come to it yet.
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
