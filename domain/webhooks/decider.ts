import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { mostWebhooks, oldSecretHours, type WebhookTarget, webhookKinds } from './contract/calls.ts';
import type { WebhookEvent } from './events.ts';

type Events = { [E in WebhookEvent as E['type']]: E['data'] };

export type Webhook = Readonly<{
  id: string;
  ownerId: string;
  url: string;
  kinds: readonly string[];
  offBecause: 'person' | 'failures' | null;
  /** When it was last switched on again: earlier failures do not count. Undefined if it never was. */
  onSince?: string | undefined;
  /** Null for the original secret. */
  secretId: string | null;
  /** The previous secret, and until when it also signs; undefined if there was none. */
  oldSecret?: Readonly<{ secretId: string | null; until: string }>;
}>;

/** All webhooks of one seminar or company. */
export type Webhooks = Readonly<{ target: WebhookTarget; hooks: readonly Webhook[] }> | null;

type One = Readonly<{ webhookId: string }>;
type Change = One &
  Readonly<{
    url?: string | undefined;
    kinds?: readonly string[] | undefined;
    isOn?: boolean | undefined;
    now: string;
  }>;

export type WebhookCommand =
  | Message<'MakeWebhook', Omit<Events['WebhookMade'], 'kinds'> & Readonly<{ kinds: readonly string[] }>>
  | Message<'ChangeWebhook', Change>
  | Message<'SwitchOffFailing', One>
  | Message<'RenewSecret', One & Readonly<{ secretId: string; now: string }>>
  | Message<'DeleteWebhook', One>
  /** A person who made webhooks was erased. The addresses of these webhooks are erased too. */
  | Message<'ForgetMaker', Readonly<{ personId: string }>>;

export const webhookDecider: Decider<Webhooks, WebhookCommand, WebhookEvent> = {
  initialState: null,

  decide(command, webhooks) {
    const hooks = webhooks?.hooks ?? [];
    if (command.type === 'MakeWebhook') {
      const { webhookId, target, ownerId, url, kinds } = command.data;
      if (hooks.some(({ id }) => id === webhookId)) return [];
      refuseForeign(kinds, target);
      if (hooks.length >= mostWebhooks) return refuse('too_many_webhooks');
      return [{ type: 'WebhookMade', data: { webhookId, target, ownerId, url, kinds: [...kinds] } }];
    }
    if (command.type === 'ForgetMaker')
      return hooks.filter(({ ownerId }) => ownerId === command.data.personId).map(({ id }) => deleted(id));
    const hook = hooks.find(({ id }) => id === command.data.webhookId);
    if (!webhooks || !hook) return refuse('not_found');
    switch (command.type) {
      case 'DeleteWebhook':
        return [deleted(hook.id)];
      case 'SwitchOffFailing':
        return hook.offBecause === null ? [switchedOff(hook.id, 'failures')] : [];
      case 'RenewSecret': {
        const { secretId, now } = command.data;
        if (hook.secretId === secretId) return [];
        const oldUntil = new Date(Date.parse(now) + oldSecretHours * hourMs).toISOString();
        return [{ type: 'WebhookSecretRenewed', data: { webhookId: hook.id, secretId, oldUntil } }];
      }
      case 'ChangeWebhook':
        return change(command.data, hook, webhooks.target);
    }
  },

  evolve(webhooks, event) {
    if (event.type === 'WebhookMade') {
      const { webhookId: id, target, ownerId, url, kinds } = event.data;
      const hook = { id, ownerId, url, kinds, offBecause: null, secretId: null };
      return { target, hooks: [...(webhooks?.hooks ?? []), hook] };
    }
    if (!webhooks) return webhooks;
    const { webhookId } = event.data;
    if (event.type === 'WebhookDeleted')
      return { ...webhooks, hooks: webhooks.hooks.filter(({ id }) => id !== webhookId) };
    return { ...webhooks, hooks: webhooks.hooks.map((hook) => (hook.id === webhookId ? after(hook, event) : hook)) };
  },
};

function change({ url, kinds, isOn, now: at }: Change, hook: Webhook, target: WebhookTarget): readonly WebhookEvent[] {
  const { id: webhookId, ownerId } = hook;
  const now = { url: url ?? hook.url, kinds: [...(kinds ?? hook.kinds)] };
  refuseForeign(now.kinds, target);
  const isSame = canonicalJson(now) === canonicalJson({ url: hook.url, kinds: hook.kinds });
  const changed: WebhookEvent = { type: 'WebhookChanged', data: { webhookId, ownerId, ...now } };
  const isSwitched = isOn !== undefined && isOn !== (hook.offBecause === null);
  const switched: WebhookEvent = isOn
    ? { type: 'WebhookSwitchedOn', data: { webhookId, at } }
    : switchedOff(webhookId, 'person');
  return [...(isSame ? [] : [changed]), ...(isSwitched ? [switched] : [])];
}

function after(hook: Webhook, event: Exclude<WebhookEvent, { type: 'WebhookMade' | 'WebhookDeleted' }>): Webhook {
  switch (event.type) {
    case 'WebhookChanged':
      return { ...hook, url: event.data.url, kinds: event.data.kinds };
    case 'WebhookSwitchedOn':
      return { ...hook, offBecause: null, onSince: event.data.at };
    case 'WebhookSecretRenewed': {
      const { secretId, oldUntil: until } = event.data;
      return { ...hook, secretId, oldSecret: { secretId: hook.secretId, until } };
    }
    case 'WebhookSwitchedOff':
      return { ...hook, offBecause: event.data.reason };
  }
}

/** A seminar has no messages about seats. */
function refuseForeign(kinds: readonly string[], target: WebhookTarget): void {
  const known: readonly string[] = webhookKinds[target];
  if (!kinds.every((kind) => known.includes(kind))) refuse('invalid_input', 'kinds');
}

const deleted = (webhookId: string): WebhookEvent => ({ type: 'WebhookDeleted', data: { webhookId } });

const switchedOff = (webhookId: string, reason: 'person' | 'failures'): WebhookEvent => ({
  type: 'WebhookSwitchedOff',
  data: { webhookId, reason },
});
