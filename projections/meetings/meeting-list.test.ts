import { expect, test } from 'vitest';
import { storedSamples } from '#domain/meetings/event-samples.ts';
import type { MeetingEvent } from '#domain/meetings/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { meetingListModel } from './meeting-list.ts';

const { MeetingCreated: created, MeetingChanged: changed, MeetingPersonInvited: invited } = storedSamples;
const { MeetingPersonRemoved: removed, MeetingPersonForgotten: forgotten, MeetingCancelled: cancelled } = storedSamples;
const { creatorId: creator_id, kind, subject, password, ...times } = created.data;
const row = {
  ...{ id: '1', creator_id, kind, subject, created_at: '2026-10-01T09:00:00.000Z', password, changes: 0 },
  ...{ start_date: times.startDate, end_date: times.endDate, time_zone: times.timeZone },
  ...{ meeting_link: times.meetingLink, invitees: [], people: [creator_id] },
};
const guest = { inviteeId: invited.data.inviteeId, email: 'bob@example.org', userId: null };
const ada = { inviteeId: 'a', email: 'ada@example.org', userId: 'ada' };
const adaInvited: MeetingEvent = { ...invited, data: { ...invited.data, ...ada } };
const people = [creator_id, 'ada'];

test.each([
  ['is new', [], {}],
  ['changed twice', [changed, changed], { subject: 'Generalprobe', changes: 2 }],
  ['has a guest without an account', [invited], { invitees: [guest] }],
  ['has two guests', [invited, adaInvited], { invitees: [guest, ada], people }],
  ['changed for its guests', [adaInvited, changed], { subject: 'Generalprobe', changes: 1, invitees: [ada], people }],
  ['has a guest less', [invited, adaInvited, removed], { invitees: [ada], people }],
  ['forgot a guest', [invited, adaInvited, forgotten], { invitees: [ada], people }],
] as [string, MeetingEvent[], object][])('a meeting that %s', (_what, events, change) =>
  expect(rowAfter(created, ...events)).toEqual({ ...row, ...change }),
);

test('a guest who leaves does not read it any more, and who made it always does', () => {
  const self: MeetingEvent = { ...invited, data: { ...invited.data, userId: creator_id } };
  expect(rowAfter(created, self)?.people).toEqual([creator_id]);
  expect(rowAfter(created, self, removed)?.people).toEqual([creator_id]);
  const gone: MeetingEvent = { ...removed, data: { inviteeId: 'a' } };
  expect(rowAfter(created, adaInvited, gone)).toEqual(row);
});

test('does not list a meeting that is cancelled, erased or that nobody made', () => {
  expect(rowAfter(created, cancelled)).toBeUndefined();
  expect(rowAfter({ ...created, data: { ...created.data, subject: 'erased:1' } })).toBeUndefined();
  for (const event of [invited, removed, forgotten]) expect(rowAfter(event)).toBeUndefined();
});

test('follows only the meetings, and what is left of erased people in them', () => {
  const erased = { type: 'UserErased', data: { reason: 'requested' } } as const;
  expect(meetingListModel.keys(recorded('meeting-1', changed, 1))).toEqual(['1']);
  expect(meetingListModel.keys(recorded('user-ada', erased, 1))).toEqual([]);
  expect(meetingListModel.statement?.(recorded('user-ada', erased, 1))).toMatchObject({ values: ['ada'] });
  expect(meetingListModel.statement?.(recorded('meeting-1', changed, 1))).toBeUndefined();
});

const rowAfter = (...events: MeetingEvent[]) => rowAfterIn(meetingListModel, 'meeting-1', events);
