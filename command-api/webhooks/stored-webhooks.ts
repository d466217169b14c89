import { companyDecider, companyIdOf, memberOf } from '#command-api/companies/for-others.ts';
import { findSeminar } from '#command-api/seminars/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { WebhookTarget } from '#domain/webhooks/contract/calls.ts';
import { type Webhook, type WebhookCommand, type Webhooks, webhookDecider } from '#domain/webhooks/decider.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

export type Log = Pick<Deps, 'store' | 'remembered'>;

export const toWebhook = (targetId: string, command: WebhookCommand) => ({
  stream: streamOf('webhooks', targetId),
  decider: webhookDecider,
  command,
});

/** Null if the seminar or company never had a webhook. */
export const webhooksOf = (log: Log, targetId: string): Promise<Webhooks> =>
  currentState(log, { stream: streamOf('webhooks', targetId), decider: webhookDecider });

type Asked = Readonly<{ targetId: string; userId: string }>;

/** Does not reveal the target to outsiders. @throws not_found unless the person leads it */
export async function demandLead(log: Log, target: WebhookTarget, { targetId, userId }: Asked): Promise<void> {
  if (target === 'seminar') {
    const seminar = await findSeminar(log, targetId);
    if (seminar?.ownerId !== userId) refuse('not_found');
    return;
  }
  if ((await companyIdOf(log, userId)) !== targetId) refuse('not_found');
  const company = await currentState(log, { stream: streamOf('company', targetId), decider: companyDecider });
  if (!company || memberOf(company, userId)?.role === 'employee') refuse('not_found');
}

/** A webhook that the person may change. @throws not_found */
export async function ownWebhook(log: Log, webhookId: string, asked: Asked): Promise<Webhook> {
  const webhooks = (await webhooksOf(log, asked.targetId)) ?? refuse('not_found');
  await demandLead(log, webhooks.target, asked);
  return webhooks.hooks.find(({ id }) => id === webhookId) ?? refuse('not_found');
}
