import { failuresUntilOff, type WebhookMessage } from '#domain/webhooks/contract/calls.ts';
import type { Webhook } from '#domain/webhooks/decider.ts';
import { uuidv5 } from '#infra/ids.ts';
import { CallFailed, failureCode } from '#infra/outgoing/call-failed.ts';
import { guardedRequest } from '#infra/outgoing/guarded-request.ts';
import { FinalError, type Job } from '#infra/queue/job.ts';
import type { FollowTools } from '../command-area.ts';
import type { JobHandler } from '../job-handler.ts';
import { secretsAt, signatureOf } from './signature.ts';
import { toWebhook, webhooksOf } from './stored-webhooks.ts';

const patienceMs = 10_000;

type Payload = Readonly<{ webhookId: string; message: WebhookMessage }>;
type Tried = Readonly<{ status: number | null; fault: string | null }>;

/** Sends a message and stores the result for the list of deliveries. */
export function deliveryHandler({
  pool,
  store,
  remembered,
  handle,
  keys,
  settings,
}: FollowTools): JobHandler<'webhook'> {
  const inside = settings.WEBHOOKS_INSIDE;

  /** Undefined if it was deleted. */
  async function hookOf({ webhookId, message }: Payload): Promise<Webhook | undefined> {
    const webhooks = await webhooksOf({ store, remembered }, message.target.id);
    return webhooks?.hooks.find(({ id }) => id === webhookId);
  }

  async function post(hook: Webhook, message: WebhookMessage, signal: AbortSignal): Promise<Tried> {
    const [body, now] = [JSON.stringify(message), new Date()];
    const headers = {
      'content-type': 'application/json',
      'rostra-event': message.kind,
      'rostra-delivery': message.id,
      'rostra-signature': signatureOf(secretsAt(keys('webhooks'), hook, now), body, now),
    };
    const limited = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
      const sent = { inside, method: 'POST', headers, body, signal: limited, ignoresBody: true } as const;
      return { status: (await guardedRequest(hook.url, sent)).status, fault: null };
    } catch (error) {
      signal.throwIfAborted();
      return { status: null, fault: failureCode(error) };
    }
  }

  /** Stores a try in the delivery's row, which the first try inserts. */
  async function keep(
    { ownerId }: Pick<Job, 'ownerId'>,
    webhookId: string,
    message: WebhookMessage,
    { status, fault }: Tried,
  ) {
    const state = isTaken(status) ? 'delivered' : 'waiting';
    await pool.query(
      `insert into ops.webhook_delivery (id, webhook_id, target_id, owner_id, kind, body, state, attempts, status, fault, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10)
       on conflict (id) do update set state = excluded.state, attempts = webhook_delivery.attempts + 1,
         status = excluded.status, fault = excluded.fault, tried_at = now()`,
      [
        ...[message.id, webhookId, message.target.id, ownerId, message.kind, JSON.stringify(message)],
        ...[state, status, fault, message.at],
      ],
    );
  }

  return {
    async run(job, signal) {
      const { webhookId, message } = job.payload;
      const hook = await hookOf(job.payload);
      // The webhook was deleted or switched off before this job ran.
      if (!hook || (hook.offBecause !== null && message.kind !== 'test')) return;
      const tried = await post(hook, message, signal);
      await keep(job, webhookId, message, tried);
      if (isTaken(tried.status)) return;
      const code = tried.fault ?? `http_${tried.status}`;
      if (tried.fault === 'private_address') throw new FinalError(code);
      throw new CallFailed(code);
    },
    async giveUp(job) {
      const { webhookId, message } = job.payload;
      await pool.query("update ops.webhook_delivery set state = 'failed' where id = $1", [message.id]);
      const hook = await hookOf(job.payload);
      if (message.kind === 'test' || !hook || !(await isFailing(hook))) return;
      const command = { type: 'SwitchOffFailing', data: { webhookId } } as const;
      const actor = { kind: 'system', id: 'webhooks' } as const;
      const cause = { commandId: uuidv5(job.id, 'off'), correlationId: job.correlationId, actor };
      await handle({ ...cause, ...toWebhook(message.target.id, command) });
    },
  };

  /** Whether the last few deliveries that ended since it was switched on all failed. Tests do not count. */
  async function isFailing({ id, onSince }: Webhook): Promise<boolean> {
    const { rows } = await pool.query<{ state: string }>(
      `select state from ops.webhook_delivery where webhook_id = $1 and state <> 'waiting' and kind <> 'test' and ($3::timestamptz is null or tried_at > $3)
        order by tried_at desc limit $2`,
      [id, failuresUntilOff, onSince ?? null],
    );
    return rows.length === failuresUntilOff && rows.every(({ state }) => state === 'failed');
  }
}

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
