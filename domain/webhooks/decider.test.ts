import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { mostWebhooks } from './contract/calls.ts';
import { webhookDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { WebhookEvent } from './events.ts';

const given = specFor(webhookDecider);
const { WebhookMade: made, WebhookChanged: changed, WebhookSwitchedOff: failing } = storedSamples;
const { WebhookSwitchedOn: on, WebhookDeleted: deleted, WebhookSecretRenewed: renewed } = storedSamples;
const { webhookId, ownerId } = made.data;
const make = { type: 'MakeWebhook', data: made.data } as const;
const change = (data: object) =>
  ({ type: 'ChangeWebhook', data: { webhookId, ...data, now: '2026-10-01T09:00:00.000Z' } }) as const;
const off: WebhookEvent = { type: 'WebhookSwitchedOff', data: { webhookId, reason: 'person' } };

test('a webhook is created once, and there are at most ten', () => {
  given().when(make).thenEmits(made);
  given(made).when(make).thenNothing();
  const many = Array.from({ length: mostWebhooks }, (_, n): WebhookEvent => {
    return { ...made, data: { ...made.data, webhookId: `${n}`.padStart(32, '0') } };
  });
  given(...many)
    .when(make)
    .thenRefuses('too_many_webhooks');
});

test('a webhook of a seminar cannot report seats', () => {
  given()
    .when({ ...make, data: { ...made.data, kinds: ['seat_taken'] } })
    .thenRefuses('invalid_input', 'kinds');
  given(made)
    .when(change({ kinds: ['seat_taken'] }))
    .thenRefuses('invalid_input', 'kinds');
});

test('address and kinds can change; omitted fields stay', () => {
  const { url, kinds } = changed.data;
  given(made).when(change({ url, kinds })).thenEmits(changed);
  given(made).when(change({})).thenNothing();
  given(made, changed).when(change({ url })).thenNothing();
  given(made)
    .when(change({ url }))
    .thenEmits({ ...changed, data: { ...changed.data, kinds: made.data.kinds } });
  given(made)
    .when(change({ kinds }))
    .thenEmits({ ...changed, data: { ...changed.data, url: made.data.url } });
  given(made)
    .when(change({ url, kinds, isOn: false }))
    .thenEmits(changed, off);
});

test('a change of one webhook keeps the others', () => {
  const own = (event: WebhookEvent) =>
    ({ ...event, data: { ...event.data, webhookId: '1'.repeat(32) } }) as WebhookEvent;
  given(made, own(made), own(changed), own(off), own(renewed))
    .when(change({ url: made.data.url, kinds: made.data.kinds, isOn: true }))
    .thenNothing();
  given(made, own(made), own(deleted)).when({ type: 'DeleteWebhook', data: { webhookId } }).thenEmits(deleted);
  given(own(made)).when({ type: 'DeleteWebhook', data: { webhookId } }).thenRefuses('not_found');
  given(own(made)).when(make).thenEmits(made);
});

test('a webhook of a company can report seats', () => {
  const data = { ...made.data, target: 'company' as const, kinds: ['seat_taken' as const] };
  given()
    .when({ ...make, data })
    .thenEmits({ ...made, data });
  given({ ...made, data })
    .when(change({ kinds: ['seat_taken'] }))
    .thenNothing();
  given({ ...made, data })
    .when(change({ kinds: ['participant_joined'] }))
    .thenRefuses('invalid_input', 'kinds');
  given()
    .when({ ...make, data: { ...data, kinds: ['seat_taken', 'participant_joined'] } })
    .thenRefuses('invalid_input');
});

test('a webhook is switched off manually or after failures, and switched on manually', () => {
  given(made)
    .when(change({ isOn: false }))
    .thenEmits(off);
  given(made, off)
    .when(change({ isOn: false }))
    .thenNothing();
  given(made).when({ type: 'SwitchOffFailing', data: { webhookId } }).thenEmits(failing);
  given(made, off).when({ type: 'SwitchOffFailing', data: { webhookId } }).thenNothing();
  given(made, failing)
    .when(change({ isOn: true }))
    .thenEmits(on);
  given(made)
    .when(change({ isOn: true }))
    .thenNothing();
  given(made, failing, on)
    .when(change({ isOn: false }))
    .thenEmits(off);
  given(made, off)
    .when(change({ url: made.data.url }))
    .thenNothing();
});

test('remembers when it was switched on again, as earlier failures do not count', () => {
  const hookAfter = (...events: WebhookEvent[]) =>
    events.reduce(webhookDecider.evolve, webhookDecider.initialState)?.hooks[0];
  expect(hookAfter(made, failing)?.onSince).toBeUndefined();
  expect(hookAfter(made, failing, on)).toMatchObject({ offBecause: null, onSince: on.data.at });
  // Earlier versions did not store the time.
  expect(hookAfter(made, failing, { ...on, data: { webhookId } })?.onSince).toBeUndefined();
});

test('the secret is renewed once per call, and the old one signs for one more day', () => {
  const renew = (secretId: string, now: string) =>
    ({ type: 'RenewSecret', data: { webhookId, secretId, now } }) as const;
  const { secretId } = renewed.data;
  given(made).when(renew(secretId, '2026-11-26T10:00:00.000Z')).thenEmits(renewed);
  given(made, renewed).when(renew(secretId, '2026-11-26T10:00:09.000Z')).thenNothing();
  given(made, deleted).when(renew(secretId, '2026-11-26T10:00:00.000Z')).thenRefuses('not_found');
});

test('keeps the previous secret with its end', () => {
  const next = {
    ...renewed,
    data: { ...renewed.data, secretId: 'd'.repeat(32), oldUntil: '2026-11-28T10:00:00.000Z' },
  };
  const stateAfter = (...events: WebhookEvent[]) => events.reduce(webhookDecider.evolve, webhookDecider.initialState);
  const { secretId, oldUntil: until } = renewed.data;
  expect(stateAfter(made, renewed)?.hooks).toEqual([
    expect.objectContaining({ secretId, oldSecret: { secretId: null, until } }),
  ]);
  expect(stateAfter(made, renewed, next)?.hooks).toEqual([
    expect.objectContaining({ secretId: 'd'.repeat(32), oldSecret: { secretId, until: next.data.oldUntil } }),
  ]);
});

test('a deleted webhook does not exist; an erasure deletes the person’s webhooks', () => {
  given(made).when({ type: 'DeleteWebhook', data: { webhookId } }).thenEmits(deleted);
  given(made, deleted)
    .when(change({ isOn: false }))
    .thenRefuses('not_found');
  given(made)
    .when({ type: 'ForgetMaker', data: { personId: ownerId } })
    .thenEmits(deleted);
  given(made)
    .when({ type: 'ForgetMaker', data: { personId: 'c'.repeat(32) } })
    .thenNothing();
  given()
    .when({ type: 'ForgetMaker', data: { personId: ownerId } })
    .thenNothing();
  given(deleted).when({ type: 'DeleteWebhook', data: { webhookId } }).thenRefuses('not_found');
});
