import { expect, test } from 'vitest';
import { storedSamples } from '#domain/invitations/event-samples.ts';
import type { InvitationEvent } from '#domain/invitations/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { invitationListModel } from './invitation-list.ts';

const { InvitationSent: sent, InvitationAddressed: addressed, InvitationAccepted: accepted } = storedSamples;
const { InvitationDeclined: declined, InvitationRevoked: revoked, InvitationReopened: reopened } = storedSamples;
const { inviteeId: invitee_id } = addressed.data;
const row = {
  ...{ id: '1', target_type: 'seminar', target_id: sent.data.invitedTo.id, email: 'bob@example.org' },
  ...{ inviter_id: sent.data.inviterId, invitee_id: null, role: 'participant', standing: 'open' },
  sent_at: '2026-10-01T09:00:00.000Z',
};

test.each([
  ['is sent', [], {}],
  ['reached an account', [addressed], { invitee_id }],
  ['is accepted', [accepted], { invitee_id, standing: 'accepted' }],
  ['is declined', [declined], { invitee_id, standing: 'declined' }],
  ['is revoked', [revoked], { standing: 'revoked' }],
  ['is open again', [revoked, reopened], {}],
  ['is sent again to the same account', [declined, sent], { invitee_id }],
] as [string, InvitationEvent[], object][])('an invitation that %s', (_what, events, change) =>
  expect(rowAfter(sent, ...events)).toEqual({ ...row, ...change }),
);

test('does not list what is forgotten, erased or was never sent', () => {
  expect(rowAfter(sent, storedSamples.InvitationForgotten)).toBeUndefined();
  expect(rowAfter({ ...sent, data: { ...sent.data, email: 'erased:4' } })).toBeUndefined();
  for (const event of [addressed, accepted, declined, revoked, reopened]) expect(rowAfter(event)).toBeUndefined();
});

test('is read by who invited, and by who is invited once that is known', () => {
  const readers = (...events: InvitationEvent[]) => invitationListModel.readers(rowAfter(sent, ...events) as Row);
  expect(readers()).toEqual([sent.data.inviterId]);
  expect(readers(addressed)).toEqual([sent.data.inviterId, invitee_id]);
});

test('follows only the invitations', () => {
  expect(invitationListModel.keys(recorded('invitation-1', revoked, 1))).toEqual(['1']);
  expect(invitationListModel.keys(recorded('company-1', revoked, 1))).toEqual([]);
});

type Row = NonNullable<ReturnType<typeof rowAfter>>;
const rowAfter = (...events: InvitationEvent[]) => rowAfterIn(invitationListModel, 'invitation-1', events);
