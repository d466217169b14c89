import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { confirmationDecider, peopleIn } from './decider.ts';
import type { ConfirmationEvent } from './events.ts';

const given = specFor(confirmationDecider);
const now = new Date('2026-10-01T09:00:00Z');
const later = new Date('2026-10-02T09:00:00Z');

test('an action waits for a day', () => {
  given().when(ask, now).thenEmits(asked);
  given(asked).when(ask, now).thenNothing();
});

test('a second admin confirms, once', () => {
  given(asked).when(confirm('second'), now).thenEmits(confirmed);
  given(asked, confirmed).when(confirm('second'), now).thenNothing();
});

test('neither the requesting admin nor the concerned person can confirm', () => {
  given(asked).when(confirm('first'), now).thenRefuses('user_not_authorized');
  given(asked).when(confirm('ada'), now).thenRefuses('user_not_authorized');
});

test('the second admin can decline, and the first can withdraw', () => {
  given(asked).when(decline('second', 'Not yet'), now).thenEmits(declined('second', 'Not yet'));
  given(asked).when(decline('first'), now).thenEmits(declined('first'));
});

test('a decision cannot be changed', () => {
  given(asked, declined('second')).when(confirm('third'), now).thenRefuses('conflict');
  given(asked, confirmed).when(decline('third'), now).thenRefuses('conflict');
  given(asked, confirmed).when(decline('second'), now).thenRefuses('conflict');
  given(asked, confirmed).when(confirm('third'), now).thenRefuses('conflict');
});

test('declining twice has one effect', () => {
  given(asked, declined('second', 'Not yet')).when(decline('second', 'Not yet'), now).thenNothing();
});

test('a change of the installation concerns no person', () => {
  expect(peopleIn({ kind: 'drop_read_model', area: 'goals' })).toEqual([]);
  expect(peopleIn({ kind: 'change_master_key' })).toEqual([]);
  expect(peopleIn({ kind: 'deactivate', userIds: ['ada', 'bob'] })).toEqual(['ada', 'bob']);
});

test('refuses to confirm after a day, or without a request', () => {
  given(asked).when(confirm('second'), later).thenRefuses('conflict');
  given().when(confirm('second'), now).thenRefuses('not_found');
});

const deed = { kind: 'make_admin', userId: 'ada', roles: ['admin'] } as const;
const data = { deed: { ...deed, roles: [...deed.roles] }, requestedBy: 'first', sealFor: 'ada', reason: 'Helps' };
const ask = { type: 'RequestConfirmation', data } as const;
const asked: ConfirmationEvent = {
  type: 'ConfirmationRequested',
  data: { ...data, expiresAt: later.toISOString() },
};
const confirm = (by: string) => ({ type: 'ConfirmDeed', data: { by } }) as const;
const confirmed: ConfirmationEvent = { type: 'DeedConfirmed', data: { by: 'second' } };
const decline = (by: string, reason?: string) => ({ type: 'DeclineDeed', data: { by, reason } }) as const;
const declined = (by: string, reason?: string): ConfirmationEvent => ({
  type: 'DeedDeclined',
  data: { by, ...(reason && { reason }) },
});
