import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import type { GuestEvent } from './guest-events.ts';
import { type GuestCommand, guestDecider } from './guest-link.ts';

const [owner, other, targetId] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
const given = specFor(guestDecider);
const now = new Date('2026-12-01T12:00:00.000Z');
const link = (until: string | null = null) => {
  const data = {
    ownerId: owner,
    target: 'talk',
    targetId,
    label: 'Jury',
    withMedia: true,
    until,
    hasPassword: false,
  } as const;
  return {
    made: { type: 'GuestLinkMade', data } as const satisfies GuestEvent,
    make: { type: 'MakeGuestLink', data } as const satisfies GuestCommand,
  };
};
const open = { type: 'OpenGuestLink', data: { name: 'Frau Berg' } } as const;
const opened: GuestEvent = { type: 'GuestLinkOpened', data: { ownerId: owner, name: 'Frau Berg' } };
const end = (askedBy: string) => ({ type: 'EndGuestLink', data: { askedBy } }) as const;
const ended: GuestEvent = { type: 'GuestLinkEnded', data: { reason: 'revoked' } };

test('a link needs a date in the future', () => {
  const { make, made } = link('2026-12-24T18:00:00.000Z');
  given().when(make, now).thenEmits(made);
  given().when(link('2026-11-30T00:00:00.000Z').make, now).thenRefuses('invalid_input');
});

test('records each visit until the link expires', () => {
  given(link().made).when(open, now).thenEmits(opened);
  given(link().made, opened).when(open, now).thenEmits(opened);
  given(link('2026-12-01T11:59:59.000Z').made).when(open, now).thenRefuses('not_found');
  given(link().made, ended).when(open, now).thenRefuses('not_found');
  given().when(open, now).thenRefuses('not_found');
});

test('only the owner revokes a link, once', () => {
  given(link().made).when(end(owner), now).thenEmits(ended);
  given(link().made, ended).when(end(owner), now).thenNothing();
  given(link().made).when(end(other), now).thenRefuses('not_found');
});

test('a link ends with its target and with its owner', () => {
  const close = { type: 'CloseGuestLink', data: { reason: 'deleted' } } as const;
  given(link().made)
    .when(close, now)
    .thenEmits({ type: 'GuestLinkEnded', data: { reason: 'deleted' } });
  given(link().made, ended).when(close, now).thenNothing();
  given().when(close, now).thenNothing();
});
