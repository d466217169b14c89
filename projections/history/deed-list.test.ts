import { expect, test } from 'vitest';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import { deedListModel } from './deed-list.ts';

const [ada, grace, seminar] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

test('names a deed by its main event, not by accompanying ones', () => {
  const row = rowAfter(
    [`email-${'9'.repeat(40)}`, { type: 'ValueReserved', data: { ownerId: ada } }],
    [`user-${ada}`, { type: 'UserRegistered', data: {} }],
    [`inbox-${ada}`, { type: 'NotificationReceived', data: {} }],
  );
  expect(row).toMatchObject({
    type: 'UserRegistered',
    stream: `user-${ada}`,
    events: 3,
    main_streams: 1,
    minor: false,
  });
  expect(row?.streams).toHaveLength(3);
});

test('counts events of the same kind on several things', () => {
  const close = { type: 'AccountDeactivated', data: { reason: 'x' } };
  const row = rowAfter([`user-${ada}`, close], [`user-${grace}`, close], [`user-${grace}`, close]);
  expect(row).toMatchObject({ type: 'AccountDeactivated', stream: `user-${ada}`, main_streams: 2, events: 3 });
});

test('finds a deed by its actor and by everyone and everything it names', () => {
  const invited = {
    type: 'InvitationSent',
    data: { invitedTo: { kind: 'seminar', id: seminar }, email: 'x'.repeat(32) },
  };
  const row = rowAfter([`invitation-${'d'.repeat(32)}`, invited]);
  expect(row?.tags).toEqual(expect.arrayContaining(['by:f', 'in:invitation', 'type:InvitationSent', `by:${seminar}`]));
  expect(row?.ids).toEqual(['d'.repeat(32), seminar]);
});

test('marks accompanying events and look-ups as minor', () => {
  expect(rowAfter([`inbox-${ada}`, { type: 'NotificationsChecked', data: {} }])?.minor).toBe(true);
  expect(rowAfter([`lookup-${ada}_20261101`, { type: 'HistoryRead', data: {} }])?.minor).toBe(true);
});

test('limits the row of a request that touches everything', () => {
  const many = Array.from({ length: 300 }, (_, n): [string, Message] => [
    `user-${n.toString(16).padStart(32, '0')}`,
    { type: 'RolesChanged', data: {} },
  ]);
  const row = rowAfter(...many);
  expect(row?.events).toBe(300);
  expect([row?.streams.length, row?.ids.length, row?.tags.length]).toEqual([100, 60, 150]);
});

type Row = Parameters<typeof deedListModel.fold>[0];

const rowAfter = (...events: readonly (readonly [string, Message])[]) =>
  events.reduce<Row>(
    (row, [stream, event], position) => deedListModel.fold(row, recorded(stream, event, position)),
    undefined,
  );

function recorded(stream: string, event: Message, position: number): Recorded {
  const cause = { correlationId: 'c', causationId: 'c', commandId: 'c', commandHash: 'h' };
  const metadata = { ...cause, actor: { kind: 'user', id: 'f' }, at: '2026-10-01T09:00:00.000Z', schema: 1 } as const;
  return { ...event, id: 'e', stream, revision: 0, position: BigInt(position), metadata };
}
