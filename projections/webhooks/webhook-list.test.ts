import { expect, test } from 'vitest';
import { storedSamples } from '#domain/webhooks/event-samples.ts';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { webhookModel } from './webhook-list.ts';

const { WebhookMade: made, WebhookChanged: changed, WebhookSwitchedOff: off, WebhookSwitchedOn: on } = storedSamples;
const { WebhookDeleted: deleted, WebhookSecretRenewed: renewed } = storedSamples;
const { webhookId, ownerId, url, kinds } = made.data;
const row = {
  ...{ id: webhookId, target_id: 's', owner_id: ownerId, url, kinds, off_because: null },
  made_at: '2026-10-01T09:00:00.000Z',
};
const erased = `erased:${ownerId}`;

test.each([
  ['is new', [], {}],
  ['is changed', [changed], { url: changed.data.url, kinds: changed.data.kinds }],
  ['is off', [off], { off_because: 'failures' }],
  ['is on again', [off, on], {}],
  ['has another secret', [renewed], {}],
] as [string, WebhookEvent[], object][])('a webhook that %s', (_what, events, change) =>
  expect(rowAfter(made, ...events)).toEqual({ ...row, ...change }),
);

test('does not list a webhook that is deleted or whose address is erased', () => {
  expect(rowAfter(made, deleted)).toBeUndefined();
  expect(rowAfter({ ...made, data: { ...made.data, url: erased } })).toBeUndefined();
  expect(rowAfter(made, { ...changed, data: { ...changed.data, url: erased } })).toBeUndefined();
  for (const event of [changed, off, on]) expect(rowAfter(event)).toBeUndefined();
});

test('follows only events of its own webhook', () => {
  for (const event of [made, changed, deleted])
    expect(webhookModel.keys(recorded('webhooks-s', event, 0))).toEqual([webhookId]);
});

function rowAfter(...events: WebhookEvent[]) {
  return rowAfterIn(webhookModel, 'webhooks-s', events);
}
