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
  ['an end before its start', 'end', { endDate: '2026-10-25T07:00:00.000Z' }],
  ['an end at its start', 'end', { endDate: created.data.startDate }],
  ['an external meeting without a link', 'meetingLink', { kind: 'blizz_meeting', meetingLink: '' }],
])('%s is refused', (_what, field, change) => {
  given().when(create(change), now).thenRefuses('invalid_input', field);
  given(created).when(edit(change), now).thenRefuses('invalid_input', field);
});

test.each([
  ['an external meeting with a link', { kind: 'blizz_meeting' as const }],
  ['a meeting of its own kind without a link', { meetingLink: '' }],
])('%s is accepted', (_what, change) => {
  const data = { ...created.data, ...change };
  given().when(create(change), now).thenEmits({ type: 'MeetingCreated', data }, bob);
});

test('an edit reports changed fields, and added and removed people', () => {
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

test.each([
  ['kind', 'blizz_meeting'],
  ['subject', 'Generalprobe'],
  ['startDate', '2026-10-25T08:30:00.000Z'],
  ['endDate', '2026-10-25T09:30:00.000Z'],
  ['timeZone', 'Europe/London'],
  ['meetingLink', 'https://meet.example.org/other'],
  ['password', ''],
])('another %s is a change that is kept', (field, value) => {
  const changed = { type: 'MeetingChanged', data: { ...created.data, [field]: value } } as const;
  given(created, bob)
    .when(edit({ [field]: value }), now)
    .thenEmits(changed);
  given(created, bob, changed)
    .when(edit({ [field]: value }), now)
    .thenNothing();
});

test.each(['MeetingPersonRemoved', 'MeetingPersonForgotten'] as const)(
  'after %s only the other people are invited',
  (type) => {
    const gone = { type, data: { inviteeId: bob.data.inviteeId } };
    given(created, bob, eve, gone)
      .when(edit({}, [eve.data]), now)
      .thenNothing();
    given(created, bob, eve, gone)
      .when(edit({}, [bob.data, eve.data]), now)
      .thenEmits(bob);
  },
);

test('a missing meeting cannot be edited; forgetting an invitee or closing it changes nothing', () => {
  given().when(edit(), now).thenRefuses('not_found');
  given(bob).when(edit(), now).thenRefuses('not_found');
  given()
    .when({ type: 'ForgetInvitee', data: { userId: creatorId } }, now)
    .thenNothing();
  given().when({ type: 'CloseMeeting', data: { creatorId } }, now).thenNothing();
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

test('forgets an erased person', () => {
  const known = { ...bob, data: { ...bob.data, userId: '7'.repeat(32) } };
  given(created, known, eve)
    .when({ type: 'ForgetInvitee', data: { userId: '7'.repeat(32) } }, now)
    .thenEmits({ type: 'MeetingPersonForgotten', data: { inviteeId: bob.data.inviteeId } });
});

test('a meeting is closed with its creator’s account only', () => {
  const close = (by: string) => ({ type: 'CloseMeeting' as const, data: { creatorId: by } });
  given(created).when(close(creatorId), now).thenEmits(storedSamples.MeetingCancelled);
  given(created)
    .when(close('9'.repeat(32)), now)
    .thenNothing();
  given(created, storedSamples.MeetingCancelled).when(close(creatorId), now).thenNothing();
});

test('each change has a higher sequence number for calendars', () => {
  const { evolve, initialState } = meetingDecider;
  const after = [created, storedSamples.MeetingChanged, storedSamples.MeetingCancelled].reduce(evolve, initialState);
  expect(evolve(initialState, created)).toMatchObject({ changes: 0, isCancelled: false });
  expect(after).toMatchObject({ changes: 2, isCancelled: true, subject: 'Generalprobe' });
});
