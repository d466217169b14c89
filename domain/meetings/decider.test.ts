import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { meetingDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';

const given = specFor(meetingDecider);
const now = new Date('2026-10-01T12:00:00.000Z');
const created = storedSamples.MeetingCreated;
const { creatorId } = created.data;
const invited = (n: number, email: string) => ({
  type: 'MeetingPersonInvited' as const,
  data: { inviteeId: `${n}`.repeat(32), email, sealId: `${n}`.repeat(32), userId: null },
});
const [bob, eve] = [invited(5, 'bob@example.org'), invited(6, 'eve@example.org')];
const plan = (change: object = {}, invitees = [bob.data]) => ({ ...created.data, ...change, invitees });
const create = (change?: object) => ({ type: 'CreateMeeting' as const, data: plan(change) });
const edit = (change?: object, invitees?: (typeof bob.data)[]) => ({
  type: 'EditMeeting' as const,
  data: plan(change, invitees),
});

test('a meeting is created once with its people', () => {
  given().when(create(), now).thenEmits(created, bob);
  given(created, bob).when(create(), now).thenNothing();
});

test.each([
  ['an end before its start', { endDate: '2026-10-25T07:00:00.000Z' }],
  ['an end at its start', { endDate: created.data.startDate }],
  ['an external meeting without a link', { kind: 'blizz_meeting', meetingLink: '' }],
])('%s is refused', (_what, change) => {
  given().when(create(change), now).thenRefuses('invalid_input');
  given(created).when(edit(change), now).thenRefuses('invalid_input');
});

test('an edit says what is different, who came and who went', () => {
  given(created, bob).when(edit(), now).thenNothing();
  given(created, bob)
    .when(edit({ subject: 'Generalprobe' }), now)
    .thenEmits(storedSamples.MeetingChanged);
  given(created, bob)
    .when(edit({}, [eve.data]), now)
    .thenEmits({ type: 'MeetingPersonRemoved', data: { inviteeId: bob.data.inviteeId } }, eve);
  given(created, bob)
    .when(edit({}, [{ ...eve.data, email: 'BOB@example.org' }]), now)
    .thenNothing();
});

test('only its creator edits and cancels it', () => {
  given(created)
    .when(edit({ creatorId: '9'.repeat(32) }), now)
    .thenRefuses('not_found');
  const cancel = (byId: string) => ({ type: 'CancelMeeting' as const, data: { byId } });
  given(created)
    .when(cancel('9'.repeat(32)), now)
    .thenRefuses('not_found');
  given().when(cancel(creatorId), now).thenRefuses('not_found');
  given(created).when(cancel(creatorId), now).thenEmits(storedSamples.MeetingCancelled);
  given(created, storedSamples.MeetingCancelled).when(cancel(creatorId), now).thenNothing();
  given(created, storedSamples.MeetingCancelled).when(edit(), now).thenRefuses('not_found');
});

test('a person who is erased is forgotten in it', () => {
  const known = { ...bob, data: { ...bob.data, userId: '7'.repeat(32) } };
  given(created, known, eve)
    .when({ type: 'ForgetInvitee', data: { userId: '7'.repeat(32) } }, now)
    .thenEmits({ type: 'MeetingPersonForgotten', data: { inviteeId: bob.data.inviteeId } });
});

test('a meeting ends with the account of its creator, and with no other', () => {
  const close = (by: string) => ({ type: 'CloseMeeting' as const, data: { creatorId: by } });
  given(created).when(close(creatorId), now).thenEmits(storedSamples.MeetingCancelled);
  given(created)
    .when(close('9'.repeat(32)), now)
    .thenNothing();
  given(created, storedSamples.MeetingCancelled).when(close(creatorId), now).thenNothing();
});

test('calendars see each change as a newer one', () => {
  const { evolve, initialState } = meetingDecider;
  const after = [created, storedSamples.MeetingChanged, storedSamples.MeetingCancelled].reduce(evolve, initialState);
  expect(after).toMatchObject({ changes: 2, isCancelled: true, subject: 'Generalprobe' });
});
