import { expect, test } from 'vitest';
import { storedSamples } from '#domain/privacy/event-samples.ts';
import type { DataExportEvent } from '#domain/privacy/events.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { dataExportModel } from './data-export.ts';

const { DataExportRequested: requested, DataExportMade: made, DataExportFailed: failed } = storedSamples;
const { DataExportRemoved: expired } = storedSamples;
const erased: UserEvent = { type: 'UserErased', data: { reason: 'requested' } };
const nothing = { made_at: null, expires_at: null, address: null, size: null, files: null, reason: null };
const making = {
  ...{ id: 'ada', export_id: requested.data.exportId, status: 'making', requested_at: requested.data.requestedAt },
  ...nothing,
};
const { archive, files, madeAt: made_at, expiresAt: expires_at } = made.data;

test.each([
  ['being made', [], making],
  ['ready', [made], { ...making, status: 'ready', made_at, expires_at, files, ...archive }],
  ['failed', [failed], { ...making, status: 'failed', reason: failed.data.reason }],
  ['removed', [made, expired], { ...making, status: 'removed', reason: 'expired' }],
  ['being made once more', [made, expired, requested], making],
] as [string, DataExportEvent[], object][])('an export is %s', (_what, events, row) =>
  expect(rowAfter(requested, ...events)).toEqual(row),
);

test('deletes the row when its person is erased', () => {
  const removed: DataExportEvent = { ...expired, data: { ...expired.data, reason: 'erased' } };
  expect(rowAfter(requested, made, removed)).toBeUndefined();
  expect(rowAfter(requested, made, erased)).toBeUndefined();
});

test('has no row without a request', () => {
  for (const event of [made, failed, expired]) expect(rowAfter(event)).toBeUndefined();
});

test.each([
  ['export-ada', requested, ['ada']],
  ['user-ada', erased, ['ada']],
  ['user-ada', { type: 'NameChanged', data: { firstName: 'A', lastName: 'L' } }, []],
] as [string, DataExportEvent | UserEvent, string[]][])('follows only its own events of %s', (stream, event, keys) => {
  expect(dataExportModel.keys(recorded(stream, event, 0))).toEqual(keys);
});

function rowAfter(...events: (DataExportEvent | UserEvent)[]) {
  return rowAfterIn(dataExportModel, 'export-ada', events);
}
